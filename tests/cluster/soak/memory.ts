import type { Instance } from "../instance";

const SAMPLE_EVERY_MS = 2_000;

/** Watches the memory of instances; answers the most and the last of each, in MB. */
export function watchMemory(instances: Instance[]) {
  const most = new Map<string, number>();
  const sample = () => {
    for (const { name, memory } of instances) {
      most.set(name, Math.max(most.get(name) ?? 0, memory()));
    }
  };
  const timer = setInterval(sample, SAMPLE_EVERY_MS);
  return () => {
    clearInterval(timer);
    sample();
    return instances.map(({ name, memory }) => ({
      name,
      most: most.get(name) ?? 0,
      last: memory(),
    }));
  };
}
