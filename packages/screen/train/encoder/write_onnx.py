"""A trained encoder as a graph that ONNX Runtime runs: one message at a time, weights in eight bits."""

import numpy as np
import onnx
from onnx import TensorProto, helper, numpy_helper

from encoder import EPSILON, HEADS, LAYER, WIDTHS

OPSET = 17


class Graph:
    """Nodes and constants, each named by its number."""

    def __init__(self):
        self.nodes = []
        self.constants = []

    def constant(self, values) -> str:
        name = f"constant_{len(self.constants)}"
        self.constants.append(numpy_helper.from_array(np.ascontiguousarray(values), name))
        return name

    def add(self, kind: str, *inputs: str, outputs: int = 1, **attributes):
        names = [f"{kind}_{len(self.nodes)}_{at}" for at in range(outputs)]
        self.nodes.append(helper.make_node(kind, list(inputs), names, **attributes))
        return names[0] if outputs == 1 else names

    def integers(self, *values: int) -> str:
        return self.constant(np.array(values, "i8"))

    def dense(self, x: str, weights: np.ndarray, bias: np.ndarray) -> str:
        whole, steps = to_bytes(weights, 0)
        rough, step, zero = self.add("DynamicQuantizeLinear", x, outputs=3)
        product = self.add("MatMulInteger", rough, self.constant(whole), zero)
        scale = self.add("Mul", step, self.constant(steps.ravel()))
        exact = self.add("Mul", self.add("Cast", product, to=TensorProto.FLOAT), scale)
        return self.add("Add", exact, self.constant(bias))

    def norm(self, x: str, scale: np.ndarray, bias: np.ndarray) -> str:
        constants = (self.constant(scale), self.constant(bias))
        return self.add("LayerNormalization", x, *constants, axis=-1, epsilon=EPSILON)

    def attend(self, x: str, width: int, own: dict[str, np.ndarray]) -> str:
        mixed = self.dense(x, own["qkv"], own["qkv_bias"])
        parts = self.add("Split", mixed, self.integers(width, width, width), outputs=3, axis=1)
        shape = self.integers(-1, HEADS, width // HEADS)
        query, key, value = (
            self.add("Transpose", self.add("Reshape", part, shape), perm=order)
            for part, order in zip(parts, ([1, 0, 2], [1, 2, 0], [1, 0, 2]))
        )
        smaller = self.constant(np.array((width // HEADS) ** -0.5, "f4"))
        scores = self.add("Mul", self.add("MatMul", query, key), smaller)
        seen = self.add("MatMul", self.add("Softmax", scores, axis=-1), value)
        joined = self.add("Transpose", seen, perm=[1, 0, 2])
        flat = self.add("Reshape", joined, self.integers(-1, width))
        return self.dense(flat, own["out"], own["out_bias"])


def to_bytes(weights: np.ndarray, axis: int) -> tuple[np.ndarray, np.ndarray]:
    """Whole steps from -127 to 127, and the size of a step of each row or column."""
    steps = np.abs(weights).max(axis=axis, keepdims=True) / 127
    return np.round(weights / steps).astype("i1"), steps.astype("f4")


def write_onnx(file: str, weights: dict[str, np.ndarray], positions: np.ndarray, metadata: dict[str, str]):
    """`weights` as `Encoder` names them, with `head` [512, labels] and `head_bias`, and perhaps `embed` [512, length]."""
    graph = Graph()
    rows, steps = to_bytes(2 * weights["pieces"], 1)
    whole = graph.add("Gather", graph.constant(rows), "pieces")
    scale = graph.add("Gather", graph.constant(steps), "pieces")
    x = graph.add("Mul", graph.add("Cast", whole, to=TensorProto.FLOAT), scale)
    start, end = graph.integers(0), graph.add("Shape", "pieces")
    places = graph.add("Slice", graph.constant(positions), start, end, graph.integers(0))
    x = graph.add("Add", x, places)
    for layer, width in enumerate(WIDTHS):
        own = {name: weights[f"{name}_{layer}"] for name in LAYER}
        seen = graph.attend(graph.norm(x, own["norm"], own["norm_bias"]), width, own)
        if layer == 0:
            x = graph.dense(x, weights["widen"], weights["widen_bias"])
        x = graph.add("Add", x, seen)
        normed = graph.norm(x, own["norm2"], own["norm2_bias"])
        wide = graph.add("Relu", graph.dense(normed, own["wide"], own["wide_bias"]))
        x = graph.add("Add", x, graph.dense(wide, own["narrow"], own["narrow_bias"]))
    mean = graph.add("ReduceMean", x, axes=[0], keepdims=1)
    vector = graph.add("Tanh", graph.dense(mean, weights["last"], weights["last_bias"]))
    scores = graph.dense(vector, weights["head"], weights["head_bias"])
    graph.nodes.append(helper.make_node("Softmax", [scores], ["likelihoods"], axis=-1))

    outputs = [helper.make_tensor_value_info("likelihoods", TensorProto.FLOAT, [1, weights["head_bias"].size])]
    if "embed" in weights:
        long = graph.dense(vector, weights["embed"], weights["embed_bias"])
        graph.nodes.append(helper.make_node("LpNormalization", [long], ["embedding"], axis=-1, p=2))
        outputs.append(helper.make_tensor_value_info("embedding", TensorProto.FLOAT, [1, weights["embed_bias"].size]))

    made = helper.make_graph(
        graph.nodes,
        "screen",
        [helper.make_tensor_value_info("pieces", TensorProto.INT64, ["length"])],
        outputs,
        graph.constants,
    )
    model = helper.make_model(made, opset_imports=[helper.make_opsetid("", OPSET)], ir_version=8)
    helper.set_model_props(model, metadata)
    onnx.checker.check_model(model)
    onnx.save(model, file)
