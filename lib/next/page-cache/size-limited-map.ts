/** An LRU map limited by the total size of its values, in bytes. */
export class SizeLimitedMap<Value> {
  readonly #entries = new Map<string, { value: Value; size: number }>();
  readonly #maxSize: number;
  readonly #onDrop: (key: string) => void;
  #size = 0;

  constructor(maxSize: number, onDrop: (key: string) => void = () => {}) {
    this.#maxSize = maxSize;
    this.#onDrop = onDrop;
  }

  get size(): number {
    return this.#size;
  }

  get(key: string): Value | undefined {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    return entry.value;
  }

  set(key: string, value: Value, size: number): void {
    this.delete(key);
    // An entry larger than the limit must not evict all others.
    if (size > this.#maxSize) {
      this.#onDrop(key);
      return;
    }
    this.#entries.set(key, { value, size });
    this.#size += size;
    for (const oldest of this.#entries.keys()) {
      if (this.#size <= this.#maxSize) break;
      this.delete(oldest);
      this.#onDrop(oldest);
    }
  }

  delete(key: string): void {
    const entry = this.#entries.get(key);
    if (!entry) return;
    this.#entries.delete(key);
    this.#size -= entry.size;
  }

  deleteWhere(isDeleted: (value: Value) => boolean): void {
    for (const [key, { value }] of this.#entries) if (isDeleted(value)) this.delete(key);
  }
}
