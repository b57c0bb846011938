import { afterAll } from 'vitest';
import { killPrograms } from './faults/shop-process.ts';

// A test that times out goes on in the background, and what it has started would outlive it.
afterAll(killPrograms);
