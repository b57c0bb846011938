import { expect, it } from 'vitest';
import { foldThaiSpelling } from '../../thai-text/thai-text.ts';
import { knownMachines, knownThaiWords } from './known-thai-words.ts';

it.each(['สบู่', 'แชมพู', 'ไมโครเวฟ', 'ลิปสติก', 'หนังสือ', 'samsung รองเท้า'])('%s is a word of a dictionary', (query) => {
  expect([...knownThaiWords(query)]).toEqual([foldThaiSpelling(query.replace(/[a-z ]/g, '')).text]);
});

it.each(['ซำซุง', 'หวเว่ย', 'นนเทนโด', 'วิคตัส', 'บอส', 'samsung'])('%s may be a misspelt name', (query) => {
  expect([...knownThaiWords(query)]).toEqual([]);
});

it.each(['เครื่องปั่น', 'เครื่องนวด'])('%s is a machine of a dictionary', (query) => {
  expect(knownMachines(query)).toEqual([foldThaiSpelling(query).text]);
});

it.each(['เครื่องปริน', 'เครืองปริ้น', 'เอ็มเบอร์ตัน', 'กล้องวงจรปิด'])('%s is none', (query) => {
  expect(knownMachines(query)).toEqual([]);
});
