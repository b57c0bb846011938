import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { fail, ok, type Result } from '#contract/result.ts';
import { createFileReader, retryAfterSeconds, type TaskRequest } from '../uploads/uploads.ts';
import { type Transfer, transferIn } from './rules.ts';

/** A slip as it is stored. */
export interface ReadSlip {
  /** JPEG without the metadata of the uploaded file. */
  picture: Uint8Array;
  /** SHA-256 of the picture. */
  pictureHash: Uint8Array;
  /** From the mini QR code; null if it cannot be read. */
  transfer: Transfer | null;
}

/** Opens the files that customers upload, one at a time. Customers take turns. */
export interface SlipReader {
  /**
   * `slip_not_readable`: it is damaged, blank, too large when decoded, or takes too long. `too_many_requests`: too many files of the
   * customer wait. `service_unavailable`: too many wait, or the request has ended.
   */
  read(
    file: Uint8Array,
    request: TaskRequest,
  ): Promise<
    Result<
      ReadSlip,
      | 'slip_type_not_supported'
      | 'slip_heic_not_supported'
      | 'slip_not_readable'
      | 'too_many_requests'
      | 'service_unavailable'
    >
  >;
  close(): void;
}

const refusals = {
  type_not_supported: fail('slip_type_not_supported'),
  heic_not_supported: fail('slip_heic_not_supported'),
  not_readable: fail('slip_not_readable'),
  too_many_requests: fail('too_many_requests', { retryAfterSeconds }),
  unavailable: fail('service_unavailable', { retryAfterSeconds }),
};

/** Of a PDF the first page is the slip. */
export function createSlipReader(log: FastifyBaseLogger): SlipReader {
  const reader = createFileReader(log, { types: ['pdf'], maxPages: null, readsCodes: true });
  return {
    async read(file, request) {
      const slip = await reader.read(file, request);
      if (typeof slip === 'string') return refusals[slip];
      const [picture] = slip.pictures;
      if (!picture) return fail('slip_not_readable');
      const pictureHash = createHash('sha256').update(picture).digest();
      return ok({ picture, pictureHash, transfer: transferIn(slip.codes) });
    },
    close: reader.close,
  };
}
