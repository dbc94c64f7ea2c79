"""The examples run, and the policy that is trained in one of them beats random play."""

import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"


@pytest.mark.slow
def test_the_trained_policy_beats_random_play() -> None:
    order = [
        sys.executable,
        str(EXAMPLES / "train_policy.py"),
        "--train",
        "800",
        "--games",
        "150",
    ]
    said = subprocess.run(order, capture_output=True, text=True, check=True, timeout=600).stdout
    random, learned = (
        [float(word) for word in line.replace("+-", "").split()[1:]]
        for line in said.splitlines()[-2:]
    )
    assert learned[0] - learned[1] > random[0] + random[1]
