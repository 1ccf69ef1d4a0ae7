import { evidenceLabels } from "@/lib/content/peptides/evidence";
import { AXES, axisKinds } from "@/lib/explore/explore-axes";
import type { ExplorePoint } from "@/lib/explore/explore-points";
import {
  COLUMNS,
  type ColumnName,
  type ExploreRequest,
  exploreHref,
} from "@/lib/explore/explore-request";
import { originNames } from "@/lib/explore/origin";
import { sortPoints } from "@/lib/explore/sort-points";
import { PICK } from "@/lib/facts/compare/chosen";

const heads: Record<ColumnName, string> = {
  name: "Peptide",
  class: "Class",
  origin: "Origin",
  evidence: "Evidence",
  mass: "Mass, g/mol",
  charge: "Charge, pH 7.4",
  hydropathy: "GRAVY",
  length: "Residues",
};

/** The same as the picture in figures. A box beside a name adds it to a comparison. */
export function LibraryTable({
  request,
  shown,
  categories,
}: {
  request: ExploreRequest;
  shown: ExplorePoint[];
  categories: Map<number, string>;
}) {
  const { sort } = request;
  return (
    <table aria-labelledby="table" className="fact-table fact-table-explore">
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col" aria-sort={sortOf(column, sort)}>
              <a
                href={`${exploreHref(request, { sort: next(column, sort) })}#table`}
                data-in-place={`sort-${column}`}
              >
                {heads[column]}
              </a>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sortPoints(shown, sort).map((point) => (
          <tr key={point.id}>
            <th scope="row">
              <span>
                <input
                  type="checkbox"
                  name={`${PICK}${point.id}`}
                  aria-label={`Compare ${point.name}`}
                />{" "}
                <a href={`/peptides/${point.id}`}>{point.name}</a>
              </span>
            </th>
            <td data-head="Class">{categories.get(point.category)}</td>
            <td data-head="Origin">{originNames[point.origin]}</td>
            <td data-head="Evidence">{point.tier && evidenceLabels[point.tier].name}</td>
            {AXES.map((axis) => {
              const value = point[axis];
              return (
                <td key={axis} data-head={heads[axis]}>
                  {value !== null && axisKinds[axis].write(value)}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function sortOf(column: ColumnName, { by, isDescending }: ExploreRequest["sort"]) {
  if (by !== column) return undefined;
  return isDescending ? "descending" : "ascending";
}

/** The sorted column the other way round, any other upwards. */
function next(column: ColumnName, { by, isDescending }: ExploreRequest["sort"]) {
  return { by: column, isDescending: by === column && !isDescending };
}
