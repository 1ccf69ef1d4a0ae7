/** Remembers what `make` returns for an object, as long as the object exists. */
export function perItem<Item extends object, Made>(
  make: (item: Item) => Made,
): (item: Item) => Made {
  const made = new WeakMap<Item, { value: Made }>();
  return (item) => {
    const known = made.get(item) ?? { value: make(item) };
    made.set(item, known);
    return known.value;
  };
}
