import { startedDataLayer } from './data-layer.ts';
import type { AnalyticsEvent } from './events.ts';
import * as events from './events.ts';

/** Creates one of the known events. */
export type EventFactory = (factories: typeof events) => AnalyticsEvent;

/** The part of `track` that is loaded with the first event. */
export function sendEvent(createEvent: EventFactory): void {
  // Clears the previous event's products; the tag manager would merge them.
  startedDataLayer().push({ ecommerce: null }, createEvent(events));
}
