import * as z from 'zod/mini';
import { mobileNo, requiredName } from './validation.ts';

/** Whom the shop calls to arrange when and where services are done. */
export const AppointmentContact = z.object({ firstName: requiredName(80), lastName: requiredName(80), mobileNo });
export type AppointmentContact = z.infer<typeof AppointmentContact>;
