import type { Localised } from '../types.ts';
import { text } from './text.ts';

/** Items that many products have in the box. */
export const cableC = text('สายชาร์จ USB-C', 'USB-C cable');
export const ejectPin = text('เข็มจิ้มถาดซิม', 'SIM eject pin');
export const manual = text('คู่มือการใช้งานฉบับย่อ', 'Quick start guide');
export const softCase = text('เคสใส', 'Clear case');
export const adapter = (power: string): Localised => text(`อะแดปเตอร์ชาร์จ ${power}`, `${power} power adapter`);
