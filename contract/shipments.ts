import * as z from 'zod/mini';
import { deliveries } from './deliveries.ts';

/** A delivery of an order that was handed to a carrier. */
export const Shipment = z.object({
  delivery: z.enum(deliveries),
  carrierName: z.string(),
  trackingNumber: z.string(),
  /** The carrier's page about it, or the one where the number is typed; null without one. */
  trackingUrl: z.nullable(z.string()),
  deliveredAt: z.nullable(z.string()),
});
export type Shipment = z.infer<typeof Shipment>;
