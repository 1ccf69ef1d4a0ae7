/** Numbers that are learnt, and how far each of them has been moved (Adagrad, Duchi 2011). */
export class Parameters {
  readonly #moved: Float32Array;

  constructor(
    readonly values: Float32Array,
    { start = 1e-3 } = {},
  ) {
    this.#moved = new Float32Array(values.length).fill(start);
  }

  /** One step down a gradient. */
  step(at: number, gradient: number, rate: number): void {
    const moved = (this.#moved[at] as number) + gradient * gradient;
    this.#moved[at] = moved;
    this.values[at] = (this.values[at] as number) - (rate * gradient) / Math.sqrt(moved);
  }
}
