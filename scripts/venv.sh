#!/bin/sh
# Creates or updates .venv: `scripts/venv.sh runtime` or `scripts/venv.sh dev`.
# Uses uv if available, otherwise venv and pip; installs from the lock file, with hashes. Both show
# the progress of their downloads.
#
# A finished install leaves a stamp, .venv/.runtime or .venv/.dev, with the path of this folder and
# the checksums of the lock file and pyproject.toml. While .venv/.unfinished exists, an install is
# in progress or was interrupted, and .venv is created again.
set -eu
cd "$(dirname "$0")/.."

case ${1-} in
runtime) lock=requirements.lock what="the runtime packages" ;;
dev) lock=requirements-dev.lock what="all development dependencies" ;;
*) echo "usage: scripts/venv.sh runtime|dev" >&2 && exit 2 ;;
esac
here=$(pwd -P)
python=.venv/bin/python

fail() {
    echo "$*" >&2
    exit 1
}

have_uv() { command -v uv >/dev/null 2>&1; }

fits() { "$1" -c 'import sys; sys.exit(not (3, 11) <= sys.version_info[:2] <= (3, 15))' \
    >/dev/null 2>&1 </dev/null; }

stamp() { echo "$here" && cksum "$1" pyproject.toml; }

moved() { # a stamp names another folder: the scripts in .venv/bin would point there
    for old in .venv/.runtime .venv/.dev; do
        if [ -e $old ] && ! grep -qxF "$here" $old; then return 0; fi
    done
    return 1
}

find_python() { # the base interpreter, not one inside a virtual environment
    for name in ${PYTHON:+"$PYTHON"} python3 python3.11 python3.12 python3.13 python3.14 \
        python3.15 python; do
        if fits "$name"; then
            "$name" -c 'import sys; print(sys._base_executable)' && return
        fi
    done
    if have_uv; then uv python find -q --no-project --system '>=3.11,<3.16' 2>/dev/null && return; fi
    fail "Sacbe needs Python 3.11 to 3.15, which was not found on the PATH." \
        "Install it, or set its path: make play PYTHON=/path/to/python3.11"
}

make_venv() {
    if have_uv; then
        uv venv -q --no-project --allow-existing --python "$base" .venv
    else
        "$base" -m venv .venv
    fi
}

install() {
    if have_uv; then
        uv pip install --compile-bytecode --python $python --require-hashes --only-binary :all: -r $lock &&
            uv pip install -q --python $python --no-deps --no-build-isolation -e .
    else
        # The lock file is complete, and pip does not apply its pins to extras that packages ask for
        # (procrastinate: psycopg[pool]). So: install what is listed, then check that it is enough.
        pip="$python -m pip install --disable-pip-version-check --no-input"
        { $python -c 'import pip' 2>/dev/null || $python -m ensurepip >/dev/null; } &&
            $pip --no-deps --require-hashes --only-binary :all: -r $lock && $python -m pip check &&
            $pip -qq --no-deps --no-build-isolation -e .
    fi && $python -m compileall -q src # all byte-compiled: half a second at every start
}

usable=yes
if [ -e .venv/.unfinished ] || ! fits $python || moved; then usable=no; fi
want=$(stamp $lock)
if [ $usable = yes ] && [ -e ".venv/.$1" ] && [ "$want" = "$(cat ".venv/.$1")" ]; then exit 0; fi

trap 'exit 130' INT
trap 'exit 143' TERM HUP
if [ $usable = no ]; then
    base=$(find_python)
    if [ -e .venv ]; then
        echo "Recreating .venv with $what (the old one is incomplete or was moved) ..."
    else
        echo "Creating .venv with $what (first run only) ..."
    fi
    rm -rf .venv
    mkdir .venv
    : >.venv/.unfinished
    make_venv || fail "Could not create the virtual environment: see the messages above."
else
    echo "Updating .venv with $what ..."
    : >.venv/.unfinished
fi

if ! install; then
    # An environment that worked before this attempt is kept: pip and uv fetch before they change.
    if [ $usable = yes ]; then rm .venv/.unfinished; fi
    fail "Could not install the packages: see the messages above."
fi
if [ "$1" = dev ]; then # holds all of the runtime lock, with the same pins
    stamp requirements.lock >.venv/.runtime
fi
echo "$want" >".venv/.$1"
rm .venv/.unfinished
