import { m } from './paraglide/messages.js';

/** From this many hours on a time is written with days. */
const hoursWithDays = 48;

/** `29:05` from milliseconds; `1:02:05` from an hour on, `6 วัน 02:03:11` from two days on. Never below zero. */
export function countdownText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (value: number) => String(value).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutesAndSeconds = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
  if (hours < 1) return minutesAndSeconds;
  if (hours < hoursWithDays) return `${hours}:${minutesAndSeconds}`;
  return m.countdown_days({ days: Math.floor(hours / 24), time: `${two(hours % 24)}:${minutesAndSeconds}` });
}
