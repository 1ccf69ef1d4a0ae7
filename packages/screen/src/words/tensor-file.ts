import { readFileSync, writeFileSync } from "node:fs";

export type Tensor =
  | { dtype: "I8"; shape: number[]; data: Int8Array }
  | { dtype: "F32"; shape: number[]; data: Float32Array };

interface Entry {
  dtype: Tensor["dtype"];
  shape: number[];
  data_offsets: [number, number];
}

/** The arrays of a file in the safetensors format, by name, and the texts that came with them. */
export function readTensors(file: string): {
  tensors: Map<string, Tensor>;
  metadata: Record<string, string>;
} {
  const bytes = readFileSync(file);
  const headerLength = Number(bytes.readBigUInt64LE(0));
  const start = 8 + headerLength;
  const { __metadata__: metadata = {}, ...entries } = JSON.parse(
    bytes.toString("utf8", 8, start),
  ) as Record<string, Entry> & { __metadata__?: Record<string, string> };
  const tensors = Object.entries(entries).map(([name, { dtype, shape, data_offsets }]) => {
    const [from, to] = data_offsets;
    // A copy: arrays of four-byte numbers must begin where four divides.
    const part = Uint8Array.from(bytes.subarray(start + from, start + to)).buffer;
    const tensor: Tensor =
      dtype === "I8"
        ? { dtype, shape, data: new Int8Array(part) }
        : { dtype, shape, data: new Float32Array(part) };
    return [name, tensor] as const;
  });
  return { tensors: new Map(tensors), metadata };
}

/** Writes what `readTensors` reads. */
export function writeTensors(
  file: string | URL,
  tensors: Record<string, Tensor>,
  metadata: Record<string, string>,
): void {
  let offset = 0;
  const entries = Object.entries(tensors).map(([name, { dtype, shape, data }]) => {
    const from = offset;
    offset += data.byteLength;
    return [name, { dtype, shape, data_offsets: [from, offset] }];
  });
  const header = Buffer.from(
    JSON.stringify({ __metadata__: metadata, ...Object.fromEntries(entries) }),
  );
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(header.length));
  const parts = Object.values(tensors).map(({ data }) =>
    Buffer.from(data.buffer, data.byteOffset, data.byteLength),
  );
  writeFileSync(file, Buffer.concat([length, header, ...parts]));
}
