#!/bin/sh
# Creates or updates .venv-peers for scripts/bench_peers.py: Sacbe and the libraries it is compared
# with, installed from the lock files, with hashes. Uses the Python of .venv, which must exist.
#
# Some libraries may be missing, and their rows then show it: those without a wheel, which are built
# here, and fastcatan, which needs Python 3.12 or newer and has a separate environment,
# .venv-peers/fastcatan. PYTHON312 sets its interpreter.
set -eu
cd "$(dirname "$0")/.."

venv=.venv-peers
locks="requirements-peers.lock scripts/peers/built.lock scripts/peers/fastcatan.lock"

have_uv() { command -v uv >/dev/null 2>&1; }

make_venv() { # interpreter, folder
    if have_uv; then
        uv venv -q --no-project --allow-existing --python "$1" "$2"
    else
        "$1" -m venv "$2"
    fi
}

install() { # folder, then what pip and uv both understand
    into=$1
    shift
    if have_uv; then
        uv pip install -q --python "$into/bin/python" "$@"
    else
        "$into/bin/python" -m pip install -qq --disable-pip-version-check --no-input "$@"
    fi
}

newer() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 12))' >/dev/null 2>&1 </dev/null; }

find_newer() { # versions that pyenv keeps are not on the PATH
    for name in ${PYTHON312:+"$PYTHON312"} "$base" python3.12 python3.13 python3.14 \
        "${PYENV_ROOT:-$HOME/.pyenv}"/versions/3.1[2-9].*/bin/python; do
        if newer "$name"; then
            echo "$name"
            return
        fi
    done
    if have_uv; then uv python find -q --no-project --system '>=3.12' 2>/dev/null && return; fi
    return 1
}

install_fastcatan() {
    if ! python312=$(find_newer); then
        echo "Python 3.12 not found: skipping fastcatan."
        return
    fi
    { make_venv "$python312" $venv/fastcatan &&
        install $venv/fastcatan --require-hashes --only-binary :all: \
            -r scripts/peers/fastcatan.lock; } || echo "Skipping fastcatan: see the messages above."
}

# shellcheck disable=SC2086 # the list of locks is meant to be split
want=$(pwd -P && echo "${PYTHON312-}" && cksum $locks pyproject.toml)
if [ -e $venv/.done ] && [ "$want" = "$(cat $venv/.done)" ]; then exit 0; fi

echo "Creating $venv with the libraries to compare with (about 750 MB) ..."
base=$(.venv/bin/python -c 'import sys; print(sys._base_executable)')
rm -rf $venv
make_venv "$base" $venv
install $venv --require-hashes --only-binary :all: -r requirements-peers.lock
install $venv --no-deps --no-build-isolation -e .
install $venv --require-hashes --no-deps --no-build-isolation -r scripts/peers/built.lock ||
    echo "Skipping RLCard and chess: see the messages above."
install_fastcatan
echo "$want" >$venv/.done
