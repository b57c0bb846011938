import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { memorySettings } from './memory-settings.ts';
import { root } from './run.ts';

const { NODE_OPTIONS, ...environment } = memorySettings;

it.each(['Dockerfile', 'saifah.service'])('%s limits the memory of the server as it is measured', (file) => {
  const text = readFileSync(join(root, 'deploy', file), 'utf8');
  expect(text).toContain(NODE_OPTIONS);
  for (const [name, value] of Object.entries(environment)) expect(text).toContain(`${name}=${value}`);
});
