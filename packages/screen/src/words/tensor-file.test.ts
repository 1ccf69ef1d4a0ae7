import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { readTensors, type Tensor, writeTensors } from "./tensor-file";

const folder = mkdtempSync(path.join(tmpdir(), "amide-tensors-"));
afterAll(() => rmSync(folder, { recursive: true }));

it("a file of arrays is read as it was written", () => {
  const file = path.join(folder, "arrays.safetensors");
  const tensors: Record<string, Tensor> = {
    steps: { dtype: "I8", shape: [3], data: Int8Array.of(-127, 0, 127) },
    bias: { dtype: "F32", shape: [1, 2], data: Float32Array.of(0.5, -1e-3) },
  };
  writeTensors(file, tensors, { "steps.scale": "0.25" });
  const read = readTensors(file);
  expect(Object.fromEntries(read.tensors)).toEqual(tensors);
  expect(read.metadata).toEqual({ "steps.scale": "0.25" });
});
