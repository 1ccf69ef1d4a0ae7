/** Of the dashboard's tables, unless a request says otherwise. */
export const ROWS_OF_A_PAGE = 50;
