export interface Isotope {
  nucleons: number;
  /** In daltons. */
  mass: number;
  /** The share of the element's atoms. */
  abundance: number;
}

/**
 * The stable isotopes of the elements of peptides, their salts and their ions.
 * Masses and abundances: NIST, Atomic Weights and Isotopic Compositions with Relative Atomic Masses,
 * as the package `chemical-elements` 2.3.3 has them.
 */
export const ISOTOPES: Readonly<Record<string, readonly Isotope[]>> = {
  H: isotopes([1, 1.00782503223, 0.999885], [2, 2.01410177812, 0.000115]),
  C: isotopes([12, 12, 0.9893], [13, 13.00335483507, 0.0107]),
  N: isotopes([14, 14.00307400443, 0.99636], [15, 15.00010889888, 0.00364]),
  O: isotopes(
    [16, 15.99491461957, 0.99757],
    [17, 16.9991317565, 0.00038],
    [18, 17.99915961286, 0.00205],
  ),
  F: isotopes([19, 18.99840316273, 1]),
  Na: isotopes([23, 22.989769282, 1]),
  S: isotopes(
    [32, 31.9720711744, 0.9499],
    [33, 32.9714589098, 0.0075],
    [34, 33.967867004, 0.0425],
    [36, 35.96708071, 0.0001],
  ),
  K: isotopes(
    [39, 38.9637064864, 0.932581],
    [40, 39.963998166, 0.000117],
    [41, 40.9618252579, 0.067302],
  ),
  Cu: isotopes([63, 62.92959772, 0.6915], [65, 64.9277897, 0.3085]),
};

/** In daltons, as in `chemical-elements` 2.3.3. */
export const ELECTRON_MASS = 5.4857990907e-4;

function isotopes(...rows: [nucleons: number, mass: number, abundance: number][]): Isotope[] {
  return rows.map(([nucleons, mass, abundance]) => ({ nucleons, mass, abundance }));
}
