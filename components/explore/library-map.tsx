import { EVIDENCE_TIERS, evidenceLabels } from "@/lib/content/peptides/evidence";
import { axisKinds, scaleAxis } from "@/lib/explore/explore-axes";
import type { ExplorePoint } from "@/lib/explore/explore-points";
import type { ExploreRequest } from "@/lib/explore/explore-request";
import { ORIGINS, type Origin } from "@/lib/explore/origin";
import { type ColourKey, colourKeyOf } from "./colour-keys";

/**
 * The points in a plane, each as a link: colour as asked, shape by origin, size by evidence. Places are
 * percentages, so that marks and words keep their size at any width.
 */
export function LibraryMap({
  request,
  shown,
  all,
  keys,
}: {
  request: ExploreRequest;
  shown: ExplorePoint[];
  /** The axes reach over all of them. */
  all: ExplorePoint[];
  keys: ColourKey[];
}) {
  const { x, y, colour, only } = request;
  const isChosen = (point: ExplorePoint) => only === null || only === colourKeyOf(colour, point);
  const placeable = all.filter((point) => point[x] !== null && point[y] !== null);
  const [across, up] = [scaleAxis(x, placeable), scaleAxis(y, placeable)];
  const hues = new Map(keys.map(({ key, hue }) => [key, hue]));
  const placed = shown
    .flatMap((point) => {
      const [right, above] = [point[x], point[y]];
      return right === null || above === null ? [] : [{ point, right, above }];
    })
    // What is highlighted stands on the rest, and small marks on large ones.
    .toSorted(
      (a, b) =>
        Number(isChosen(a.point)) - Number(isChosen(b.point)) ||
        radiusOf(b.point) - radiusOf(a.point),
    );
  const title = `${axisKinds[y].name} against ${axisKinds[x].name.toLowerCase()} of ${placed.length} peptides`;
  return (
    <figure className="map" id="map">
      <figcaption className="map-title">{axisKinds[y].title}</figcaption>
      <div className="map-frame">
        <svg>
          <title>{title}</title>
          <defs>
            {ORIGINS.map((origin) =>
              RADII.map((radius) => (
                <path key={radius} id={markId(origin, radius)} d={outline(origin, radius)} />
              )),
            )}
          </defs>
          <Grid x={x} y={y} across={across} up={up} />
          {placed.map(({ point, right, above }) => {
            const key = colourKeyOf(colour, point);
            const [cx, cy] = [across.place(right), 100 - up.place(above)];
            return (
              <a
                key={point.id}
                href={`/peptides/${point.id}`}
                className={`hue-${hues.get(key) ?? 0}${isChosen(point) ? "" : " is-faint"}`}
              >
                <title>{`${point.name}: ${axisKinds[x].say(right)}, ${axisKinds[y].say(above)}`}</title>
                <use
                  href={`#${markId(point.origin, radiusOf(point))}`}
                  x={`${cx}%`}
                  y={`${round(cy)}%`}
                />
                <text
                  x={`${cx}%`}
                  y={`${round(cy)}%`}
                  dy={cy < 8 ? 24 : -12}
                  textAnchor={anchorAt(cx)}
                >
                  {point.name}
                </text>
              </a>
            );
          })}
        </svg>
      </div>
      <p className="map-title map-title-x">{axisKinds[x].title}</p>
    </figure>
  );
}

function Grid({
  x,
  y,
  across,
  up,
}: Pick<ExploreRequest, "x" | "y"> & Record<"across" | "up", ReturnType<typeof scaleAxis>>) {
  return (
    <g>
      {across.ticks.map((tick, index) => (
        <g
          key={tick}
          className={isMinor(tick, index, axisKinds[x].isLog) ? "map-minor" : undefined}
        >
          <line x1={`${across.place(tick)}%`} x2={`${across.place(tick)}%`} y1="0" y2="100%" />
          <text x={`${across.place(tick)}%`} y="100%" dy="18" textAnchor="middle">
            {axisKinds[x].isLog ? axisKinds[x].write(tick) : signedTick(tick)}
          </text>
        </g>
      ))}
      {up.ticks.map((tick) => (
        <g key={tick}>
          <line
            className={tick === 0 ? "map-zero" : undefined}
            x1="0"
            x2="100%"
            y1={`${round(100 - up.place(tick))}%`}
            y2={`${round(100 - up.place(tick))}%`}
          />
          <text x="-8" y={`${round(100 - up.place(tick))}%`} dy="4" textAnchor="end">
            {axisKinds[y].isLog ? axisKinds[y].write(tick) : signedTick(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Ticks whose words have no room on a phone. */
function isMinor(tick: number, index: number, isLog: boolean): boolean {
  return isLog ? !/^10*$/.test(String(tick)) : index % 2 === 1;
}

/** A mark of an origin as a key of the legend. */
export function MarkKey({ origin, radius = 6 }: { origin: Origin; radius?: number }) {
  return (
    <svg className="map-key" viewBox="-10 -10 20 20" aria-hidden="true">
      <path d={outline(origin, radius)} />
    </svg>
  );
}

/** From the strongest evidence to the weakest, and what is not assessed. */
const RADII = [9, 7.5, 6, 5, 4];

function radiusOf({ tier }: Pick<ExplorePoint, "tier">): number {
  return RADII[tier ? EVIDENCE_TIERS.indexOf(tier) : RADII.length - 1] ?? 4;
}

/** The sizes with what they stand for. */
export const sizeKeys = EVIDENCE_TIERS.map((tier) => ({
  name: evidenceLabels[tier].name,
  radius: radiusOf({ tier }),
}));

function markId(origin: Origin, radius: number): string {
  return `${origin}-${radius * 2}`;
}

/** Circle, triangle, square or diamond of about the same area. */
function outline(origin: Origin, radius: number): string {
  switch (origin) {
    case "natural":
      return `M${-radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;
    case "derived": {
      const side = round(radius * 1.2);
      return `M0 ${round(-radius * 1.3)}L${side} ${round(radius * 0.8)}H${-side}Z`;
    }
    case "synthetic": {
      const half = round(radius * 0.88);
      return `M${-half} ${-half}H${half}V${half}H${-half}Z`;
    }
    case "unrecorded": {
      const half = round(radius * 1.25);
      return `M0 ${-half}L${half} 0L0 ${half}L${-half} 0Z`;
    }
  }
}

function anchorAt(place: number): "start" | "middle" | "end" {
  if (place < 15) return "start";
  return place > 85 ? "end" : "middle";
}

function signedTick(tick: number): string {
  return tick > 0 ? `+${tick}` : String(tick).replace("-", "−");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
