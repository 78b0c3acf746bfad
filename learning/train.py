"""Trains the correction of a game's evaluation on rows made by `npx bicorne learn`. See README.md."""

import argparse
import base64
import glob
import itertools
import json
import os
import time

import numpy as np
import torch
from torch import nn
from torch.nn import functional as F

FIRST, SECOND = 32, 16
FACTS = 5  # match, group, linear, result, said


def parse():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--rows", default="rows", help="where `bicorne learn` wrote")
    parser.add_argument("--net", required=True, help="the file to write, games/GAME/bot/net.json")
    parser.add_argument("--sample", help="where to write a few rows and what the net answers to them")
    parser.add_argument("--start", help="a net to go on from, made for the same inputs")
    parser.add_argument("--trace", type=float, default=0.85, help="see target_of")
    parser.add_argument("--said", type=float, help="instead: the share of the search's own value, the rest is the result")
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=2e-3)
    # Of these several may be given, with commas: all combinations are tried, and the best on held-out matches is kept.
    parser.add_argument("--epochs", type=numbers(int), default=[4, 8])
    parser.add_argument("--dropout", type=numbers(float), default=[0.1, 0.3])
    parser.add_argument("--decay", type=numbers(float), default=[0.01, 0.3])
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def numbers(kind):
    return lambda text: [kind(part) for part in text.split(",")]


class Rows:
    """All rows of a game on one device."""

    def __init__(self, folder, game, device):
        self.about = json.load(open(os.path.join(folder, f"{game}.json")))
        names = sorted(glob.glob(os.path.join(folder, f"{game}-*.lengths")))

        def read(what, kind):
            parts = [np.fromfile(name[: -len("lengths")] + what, kind) for name in names]
            return np.concatenate(parts)

        lengths = read("lengths", "<u2").astype(np.int64)
        facts = read("facts", "<f4").reshape(-1, FACTS)
        self.lengths = torch.from_numpy(lengths).to(device)
        self.begins = torch.cumsum(self.lengths, 0) - self.lengths
        self.cases = torch.from_numpy(read("cases", "<u2").astype(np.int32)).to(device)
        self.values = torch.from_numpy(read("values", "<f4")).to(device)
        self.match, self.group, self.linear, self.result, self.said = torch.from_numpy(facts).to(device).T
        self.group = self.group.long()

    def __len__(self):
        return len(self.lengths)

    def pick(self, rows):
        """The inputs of these rows, one after the other: cases, values, and where each row begins."""
        lengths = self.lengths[rows]
        ends = torch.cumsum(lengths, 0)
        offsets = ends - lengths
        total = int(ends[-1]) if len(ends) else 0
        at = torch.arange(total, device=lengths.device) + torch.repeat_interleave(self.begins[rows] - offsets, lengths)
        return self.cases[at], self.values[at], offsets


class Net(nn.Module):
    def __init__(self, inputs, groups, dropout):
        super().__init__()
        self.rows = nn.EmbeddingBag(inputs, FIRST, mode="sum")
        nn.init.normal_(self.rows.weight, std=0.05)
        self.bias = nn.Parameter(torch.zeros(FIRST))
        self.second = nn.Linear(FIRST, SECOND)
        self.last = nn.Linear(SECOND, 1)
        nn.init.zeros_(self.last.weight)
        nn.init.zeros_(self.last.bias)
        # Each scenario and side has an advantage of its own, which is left out in play.
        self.advantage = nn.Embedding(groups, 1)
        # How much is made of the linear evaluation, which may be too sure of itself.
        self.linear = nn.Parameter(torch.ones(()))
        nn.init.zeros_(self.advantage.weight)
        self.dropout = nn.Dropout(dropout)

    def forward(self, cases, values, offsets):
        first = F.relu(self.rows(cases, offsets, values) + self.bias)
        second = F.relu(self.second(self.dropout(first)))
        return self.last(self.dropout(second)).squeeze(1)


def scales(rows, inputs, features):
    """Features are large and small: each is taken in its own deviations, which the weights take up in the end."""
    scale = torch.ones(inputs, device=rows.values.device)
    is_feature = rows.cases < features
    squares = torch.zeros(inputs, device=scale.device)
    squares.index_add_(0, rows.cases[is_feature].long(), rows.values[is_feature] ** 2)
    deviation = torch.sqrt(squares[:features] / max(1, len(rows)))
    scale[:features] = torch.where(deviation > 0, deviation, torch.ones_like(deviation))
    return scale


def target_of(rows, trace, said):
    """
    What a row is to be taught: mostly what the search said when it was next asked, and the time after that, and so
    on to the result, each a share `trace` of the one before. Rows of one match and group are in order.
    """
    result, told = rows.result.cpu().numpy(), rows.said.cpu().numpy()
    known = ~np.isnan(told)
    if said is not None:
        return torch.from_numpy(np.where(known, (1 - said) * result + said * told, result)).to(rows.result.device)
    key = (rows.match.cpu().numpy().astype(np.int64) << 8) + rows.group.cpu().numpy()
    target = np.empty_like(result)
    later = {}
    for row in range(len(result) - 1, -1, -1):
        after = later.get(key[row], result[row])
        target[row] = trace * after + (1 - trace) * told[row] if known[row] else after
        later[key[row]] = target[row]
    return torch.from_numpy(target).to(rows.result.device)


class School:
    """The rows to learn from and those held out: every sixteenth match."""

    def __init__(self, rows, target):
        self.rows, self.target = rows, target
        held = (rows.match.long() // 16) % 16 == 7
        if not held.any():
            held[:1] = True
        self.learn, self.test = torch.nonzero(~held).squeeze(1), torch.nonzero(held).squeeze(1)

    def loss(self, net, chosen, against):
        rows = self.rows
        logit = net(*rows.pick(chosen)) + net.linear * rows.linear[chosen] + net.advantage(rows.group[chosen]).squeeze(1)
        return F.binary_cross_entropy_with_logits(logit, against[chosen])

    def held_loss(self, net, against):
        net.eval()
        with torch.no_grad():
            return sum(float(self.loss(net, part, against)) * len(part) for part in self.test.split(65536)) / len(self.test)

    def plain_loss(self, against):
        return float(F.binary_cross_entropy_with_logits(self.rows.linear[self.test], against[self.test]))

    def sureness(self):
        """How much to make of the linear evaluation before anything else is known."""
        linear, target = self.rows.linear[self.learn], self.target[self.learn]
        shares = [share / 20 for share in range(1, 25)]
        return min(shares, key=lambda share: float(F.binary_cross_entropy_with_logits(share * linear, target)))

    def train(self, net, epochs, decay, scale, args):
        """The best epoch by what is held out."""
        if args.start:
            take_up(net, args.start, scale)
        else:
            net.linear.data.fill_(self.sureness())
        optimizer = torch.optim.AdamW(net.parameters(), lr=args.rate, weight_decay=decay)
        steps = epochs * -(-len(self.learn) // args.batch)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, args.rate, total_steps=steps)
        best, kept = float("inf"), None
        for _ in range(epochs):
            net.train()
            for chosen in self.learn[torch.randperm(len(self.learn), device=self.learn.device)].split(args.batch):
                optimizer.zero_grad()
                self.loss(net, chosen, self.target).backward()
                optimizer.step()
                schedule.step()
            loss = self.held_loss(net, self.target)
            if loss < best:
                best, kept = loss, {name: value.clone() for name, value in net.state_dict().items()}
        net.load_state_dict(kept)
        net.eval()
        return best


def main():
    args = parse()
    device = "cuda" if torch.cuda.is_available() else "cpu"
    rows = Rows(args.rows, args.game, device)
    inputs, features = rows.about["inputs"], rows.about["features"]
    scale = scales(rows, inputs, features)
    rows.values = rows.values / scale[rows.cases.long()]
    groups = int(rows.group.max()) + 1
    school = School(rows, target_of(rows, args.trace, args.said))
    print(f"{args.game}: {len(rows)} rows, {inputs} inputs, {groups} groups on {device}", flush=True)
    print(f"  held out, the linear evaluation alone: {school.plain_loss(school.target):.4f}, of results {school.plain_loss(rows.result):.4f}")
    best, chosen, how = float("inf"), None, ""
    for epochs, dropout, decay in itertools.product(args.epochs, args.dropout, args.decay):
        torch.manual_seed(args.seed)
        net = Net(inputs, groups, dropout).to(device)
        begin = time.time()
        loss = school.train(net, epochs, decay, scale, args)
        said = f"epochs {epochs}, dropout {dropout}, decay {decay}: {loss:.4f}"
        print(f"  {said}, of results {school.held_loss(net, rows.result):.4f}, linear {net.linear.item():.3f} ({time.time() - begin:.0f} s)", flush=True)
        if loss < best:
            best, chosen, how = loss, net, said
    start = f"; begun from the net of {json.load(open(args.start))['made']}" if args.start else ""
    aim = f"trace {args.trace}" if args.said is None else f"said {args.said}"
    export(chosen, scale, rows, school.test, f"{rows.about['made']}; {aim}, {how}{start}", args)


def split(numbers, inputs):
    """The numbers of a file, part by part, in the order in which the kernels read them."""
    sizes = [inputs * FIRST, FIRST, FIRST * SECOND, SECOND, SECOND, 1]
    table, bias, weights, biases, last, answer = torch.from_numpy(numbers).split(sizes)
    return table.reshape(inputs, FIRST), bias, weights.reshape(FIRST, SECOND), biases, last, answer


def take_up(net, path, scale):
    """What an exported net knows."""
    about = json.load(open(path))
    half = np.frombuffer(base64.b64decode(about["weights"]), "<f2").astype(np.float32)
    table, bias, weights, biases, last, answer = (part.to(scale.device) for part in split(half, len(scale)))
    net.rows.weight.data.copy_(table * scale[:, None])
    net.bias.data.copy_(bias)
    net.second.weight.data.copy_(weights.T)
    net.second.bias.data.copy_(biases)
    net.last.weight.data.copy_(last[None, :])
    net.last.bias.data.copy_(answer)
    net.linear.data.fill_(about["linear"])


def numbers_of(net, scale):
    """In the order in which the kernels read them."""
    parts = [
        net.rows.weight / scale[:, None],
        net.bias,
        net.second.weight.T,  # by input
        net.second.bias,
        net.last.weight.squeeze(0),
        net.last.bias,
    ]
    return np.concatenate([part.detach().cpu().numpy().astype(np.float32).reshape(-1) for part in parts])


def export(net, scale, rows, test, made, args):
    half = numbers_of(net, scale).astype("<f2")
    assert np.isfinite(half).all(), "too large for half precision"
    about = {
        "made": made,
        "inputs": rows.about["description"],
        "linear": round(net.linear.item(), 4),
        "weights": base64.b64encode(half.tobytes()).decode(),
    }
    with open(args.net, "w") as file:
        file.write(json.dumps(about, indent=2) + "\n")
    if args.sample:
        write_sample(half.astype(np.float32), scale, rows, test, args.sample)


def answers_of(numbers, inputs, cases, values, offsets):
    """What the exported numbers answer, by PyTorch."""
    table, bias, weights, biases, last, answer = split(numbers, inputs)
    first = F.relu(F.embedding_bag(cases, table, offsets, mode="sum", per_sample_weights=values) + bias)
    second = F.relu(first @ weights + biases)
    return second @ last + answer


def write_sample(numbers, scale, rows, test, path):
    chosen = test[:: max(1, len(test) // 8)][:8]
    cases, values, offsets = (part.cpu() for part in rows.pick(chosen))
    values = values * scale.cpu()[cases.long()]
    answers = answers_of(numbers, rows.about["inputs"], cases, values, offsets)
    bounds = [*offsets.tolist(), len(cases)]
    sample = [
        {
            "inputs": [[case, round(value, 6)] for case, value in zip(cases[a:b].tolist(), values[a:b].tolist())],
            "answer": round(answer, 6),
        }
        for a, b, answer in zip(bounds, bounds[1:], answers.tolist())
    ]
    with open(path, "w") as file:
        file.write("[\n" + ",\n".join("  " + json.dumps(one, separators=(",", ":")) for one in sample) + "\n]\n")


if __name__ == "__main__":
    main()
