/** The default page size of the dashboard's tables. */
export const ROWS_OF_A_PAGE = 50;
