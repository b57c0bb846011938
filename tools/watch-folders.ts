import { type FSWatcher, readdirSync, statSync, watch } from 'node:fs';
import { join } from 'node:path';

/**
 * Reports each file in `folders` and in all folders below them that is written, replaced, created or deleted, by its path
 * below `root`. One save can be reported several times.
 *
 * With one watcher per folder: on Linux, `recursive: true` of Node 24 loses a file as soon as an editor or git replaces it
 * instead of writing into it.
 */
export function watchFolders(root: string, folders: string[], onChange: (file: string) => void): void {
  const watchers = new Map<string, FSWatcher>();

  const add = (folder: string, report: boolean): void => {
    const watcher = watch(join(root, folder), (event, name) => {
      if (name) changed(`${folder}/${name}`, event === 'rename');
    });
    // Its folder was deleted: the folder above reports that.
    watcher.on('error', () => remove(folder));
    watchers.set(folder, watcher);
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      const path = `${folder}/${entry.name}`;
      if (entry.isDirectory()) add(path, report);
      else if (report) onChange(path);
    }
  };

  const remove = (folder: string): void => {
    for (const [path, watcher] of watchers) {
      if (path !== folder && !path.startsWith(`${folder}/`)) continue;
      watcher.close();
      watchers.delete(path);
    }
  };

  const changed = (path: string, isRename: boolean): void => {
    const isFolder = statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory();
    if (!isFolder && !watchers.has(path)) onChange(path);
    else if (isRename) {
      remove(path);
      if (isFolder) add(path, true);
    }
  };

  for (const folder of folders) add(folder, false);
}
