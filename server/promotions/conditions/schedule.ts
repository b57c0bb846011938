import { z } from 'zod';
import { inBangkok } from '#contract/bangkok-time.ts';
import type { Localised } from '#contract/locale.ts';
import { listArgument } from '../arguments.ts';
import type { Condition } from '../model.ts';
import { ruleKind } from '../rule-kind.ts';
import { joined, listText } from '../wording.ts';

/** In the order of `Date.getUTCDay`. */
const weekdayNames = {
  sunday: { th: 'อาทิตย์', en: 'Sundays' },
  monday: { th: 'จันทร์', en: 'Mondays' },
  tuesday: { th: 'อังคาร', en: 'Tuesdays' },
  wednesday: { th: 'พุธ', en: 'Wednesdays' },
  thursday: { th: 'พฤหัสบดี', en: 'Thursdays' },
  friday: { th: 'ศุกร์', en: 'Fridays' },
  saturday: { th: 'เสาร์', en: 'Saturdays' },
} satisfies Record<string, Localised>;
type Weekday = keyof typeof weekdayNames;
const weekdays = Object.keys(weekdayNames) as Weekday[];

const timeForm = "must be a time such as '18:30'";
const time = z.string({ error: timeForm }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, timeForm);

export const schedule = ruleKind({
  help: "{weekdays?, from?, to?}: on these days (monday, …) and between these times ('18:00', '22:00'; `to` is excluded and may be on the next day) in Bangkok",
  schema: z
    .strictObject({ weekdays: listArgument(z.enum(weekdays)).optional(), from: time.optional(), to: time.optional() })
    .refine(({ weekdays: days, from, to }) => days || from || to, 'must have weekdays, from or to')
    .refine(({ from, to }) => !from || from !== to, 'must have different times in from and to'),
  compile({ weekdays: days = weekdays, from = '00:00', to = '00:00' }): Condition {
    const [start, end] = [minutesOf(from), minutesOf(to) || minutesPerDay];
    const allowed = new Set(days.map((day) => weekdays.indexOf(day)));
    const times = describeTimes(days, from, to);
    return {
      description: { th: times.th, en: capitalised(times.en) },
      check({ cart: { now } }) {
        const bangkok = inBangkok(now);
        const [today, minute] = [bangkok.getUTCDay(), bangkok.getUTCHours() * 60 + bangkok.getUTCMinutes()];
        // After midnight, the part of a night belongs to the day on which it began.
        const holds =
          start < end
            ? allowed.has(today) && minute >= start && minute < end
            : (allowed.has(today) && minute >= start) || (allowed.has((today + 6) % 7) && minute < end);
        return holds ? null : { message: { th: `ใช้ได้${times.th}`, en: `Only ${times.en}` }, missing: null };
      },
    };
  },
});

const minutesPerDay = 24 * 60;

function minutesOf(timeOfDay: string): number {
  const [hours = 0, minutes = 0] = timeOfDay.split(':').map(Number);
  return hours * 60 + minutes;
}

function describeTimes(days: readonly Weekday[], from: string, to: string): Localised {
  const everyDay = days.length === weekdays.length;
  const names = listText(
    days.map((day) => weekdayNames[day]),
    'and',
    7,
  );
  const hours =
    from === to
      ? null
      : { th: `เวลา ${from}–${to === '00:00' ? '24:00' : to} น.`, en: `${from}–${to === '00:00' ? '24:00' : to}` };
  const day = everyDay ? { th: 'ทุกวัน', en: 'every day' } : { th: `ทุกวัน${names.th}`, en: `on ${names.en}` };
  return joined([day, hours], { th: ' ', en: ', ' });
}

function capitalised(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
