import { execFileSync } from "node:child_process";
import { copyFileSync, mkdtempSync } from "node:fs";
import path from "node:path";

const SIZE = "64M";

/**
 * A file system on a loop device. What was not synced waits in the page cache above the device, and is not
 * in the image below it: a copy of the image is what a disk holds when the power is lost.
 */
export interface Disk {
  /** Where it is mounted. */
  folder: string;
  /** Copies the image; answers the path of the copy. */
  copyImage: () => string;
  unmount: () => void;
}

/** Needs root, loop devices and mkfs.ext4. */
export function createDisk(folder: string): Disk {
  const image = path.join(folder, "disk.img");
  execFileSync("truncate", ["-s", SIZE, image]);
  execFileSync("mkfs.ext4", ["-q", image]);
  return mountDisk(image);
}

export function mountDisk(image: string): Disk {
  const folder = mkdtempSync(path.join(path.dirname(image), "mounted-"));
  // Nothing but fsync commits: by default the file system does so every five seconds.
  execFileSync("mount", ["-o", "loop,commit=3600", image, folder]);
  return {
    folder,
    copyImage: () => {
      const copy = `${folder}.img`;
      copyFileSync(image, copy);
      return copy;
    },
    unmount: () => {
      execFileSync("umount", [folder]);
    },
  };
}
