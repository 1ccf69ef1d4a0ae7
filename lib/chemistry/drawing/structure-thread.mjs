// Runs in a thread of its own, as it stands: the layout of a long chain takes a second.
import { Molecule } from "openchemlib";

/** Signs that readers of a formula do not look for: stereo groups, R and S beside each centre. */
const plain = {
  suppressChiralText: true,
  suppressCIPParity: true,
  suppressESR: true,
  noStereoProblem: true,
  autoCrop: true,
  autoCropMargin: 8,
};

/** A molecule with a place for each atom: as SVG, or as MDL molfile (V2000) under its name. */
export default function draw({ smiles, form, name }) {
  if (form === "svg") {
    const svg = layOut(smiles).toSVG(1000, 1000, "structure", plain);
    // Invisible shapes that would answer the mouse are half of it.
    return svg.replaceAll(/\s*<(?:line|circle|rect)[^>]*class="event"[^>]*\/>/g, "");
  }
  // A long chain overlaps itself in any layout, and each attempt takes a second.
  const molecule = smiles.length > MAX_TRIED_LENGTH ? Molecule.fromSmiles(smiles) : layOut(smiles);
  molecule.setName(name);
  return molecule.toMolfile();
}

const MAX_TRIED_LENGTH = 400;
const ATTEMPTS = 12;
const MAX_MS = 1000;

/** The first layout in which nothing overlaps, or the one with the fewest overlaps within a second. */
function layOut(smiles) {
  const end = performance.now() + MAX_MS;
  let best = Molecule.fromSmiles(smiles);
  let fewest = countOverlaps(best);
  for (let seed = 1; seed <= ATTEMPTS && fewest > 0 && performance.now() < end; seed += 1) {
    // A ring as a circle, on which the layout of the library would fold substituents inwards.
    const candidates = [Molecule.fromSmiles(smiles), roundOff(Molecule.fromSmiles(smiles))];
    for (const [at, molecule] of candidates.entries()) {
      molecule.inventCoordinates({ seed, keepMarkedAtomCoordinates: at === 1 });
      const overlaps = countOverlaps(molecule);
      if (overlaps < fewest) [best, fewest] = [molecule, overlaps];
    }
  }
  return best;
}

/** Puts the ring that a disulfide closes on a circle and marks its atoms to stay there. */
function roundOff(molecule) {
  molecule.ensureHelperArrays(Molecule.cHelperNeighbours);
  const ring = findDisulfideRing(molecule);
  const angle = (2 * Math.PI) / ring.length;
  const radius = BOND / (2 * Math.sin(angle / 2));
  for (const [at, atom] of ring.entries()) {
    molecule.setAtomX(atom, radius * Math.cos(at * angle));
    molecule.setAtomY(atom, radius * Math.sin(at * angle));
    molecule.setAtomMarker(atom, true);
  }
  return molecule;
}

const BOND = 1.5;
const SULFUR = 16;

/** The atoms on the shortest way from one sulfur round to the other; none without a disulfide. */
function findDisulfideRing(molecule) {
  const bonds = Array.from({ length: molecule.getAllBonds() }, (_, bond) => endsOf(molecule, bond));
  const disulfide = bonds.find((ends) =>
    ends.every((atom) => molecule.getAtomicNo(atom) === SULFUR),
  );
  if (!disulfide) return [];
  const [start, end] = disulfide;
  const reachedFrom = new Map([[start, null]]);
  for (const atom of reachedFrom.keys()) {
    for (let at = 0; at < molecule.getConnAtoms(atom); at += 1) {
      const next = molecule.getConnAtom(atom, at);
      const isDisulfide = atom === start && next === end;
      if (!isDisulfide && !reachedFrom.has(next)) reachedFrom.set(next, atom);
    }
  }
  const ring = [];
  for (let atom = end; atom !== null; atom = reachedFrom.get(atom)) ring.push(atom);
  return ring;
}

/** Bonds that cross and atoms that stand on each other. */
function countOverlaps(molecule) {
  const place = (atom) => [molecule.getAtomX(atom), molecule.getAtomY(atom)];
  const atoms = Array.from({ length: molecule.getAllAtoms() }, (_, atom) => place(atom));
  const bonds = Array.from({ length: molecule.getAllBonds() }, (_, bond) => endsOf(molecule, bond));
  const near = 0.6 * molecule.getAverageBondLength();
  const close = countPairs(atoms, ([x, y], [u, v]) => Math.hypot(x - u, y - v) < near);
  const crossed = countPairs(bonds, (one, other) => {
    if (one.some((atom) => other.includes(atom))) return false;
    const [a, b, c, d] = [...one, ...other].map(place);
    return isLeft(a, b, c) !== isLeft(a, b, d) && isLeft(c, d, a) !== isLeft(c, d, b);
  });
  return close + crossed;
}

function countPairs(items, isCounted) {
  let count = 0;
  for (const [at, item] of items.entries()) {
    for (let other = 0; other < at; other += 1) if (isCounted(item, items[other])) count += 1;
  }
  return count;
}

function isLeft([x, y], [toX, toY], [u, v]) {
  return (toX - x) * (v - y) - (toY - y) * (u - x) > 0;
}

function endsOf(molecule, bond) {
  return [molecule.getBondAtom(0, bond), molecule.getBondAtom(1, bond)];
}
