#!/bin/sh
# Install packages into a virtual environment: install.sh .venv -e ".[server]"
# By uv, which is several times as quick as pip but reads none of pip's settings; where it cannot be had or fails, by pip.
# The engine is not compiled here: that is for `setup.py build_ext`.
set -eu
venv=$1
shift
python=$venv/bin/python
export COTHON_PLAIN=1 PIP_DISABLE_PIP_VERSION_CHECK=1 UV_HTTP_RETRIES="${UV_HTTP_RETRIES:-1}"

uv=$(PATH="$venv/bin:$PATH" command -v uv) || {
	uv=$venv/bin/uv
	"${PYTHON:-python3}" -m pip --python "$python" install -q uv 2>/dev/null || true
}
"$uv" pip install -q --python "$python" "$@" 2>/dev/null && exit

echo "uv cannot do it here; with pip it takes longer …"
"$python" -m pip --version >/dev/null 2>&1 || "$python" -m ensurepip >/dev/null 2>&1 || {
	echo "There is neither uv nor pip, and Python cannot bring its own (on Debian: apt install python3-venv)." >&2
	exit 1
}
exec "$python" -m pip install -q "$@"
