/** Entries by key up to a total size, in bytes; the least recently used are dropped first. */
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
    // One that is larger than the whole map must not displace all others.
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
}
