import Fastify from 'fastify';

/*
 * A stand-in for a collector of traces: OTLP 1.x over HTTP with the binary encoding of Protocol Buffers, `POST /v1/traces`, in memory.
 * Field numbers are those of opentelemetry/proto/trace/v1/trace.proto and common.proto.
 */

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  /** Empty for the first span of a trace. */
  parentSpanId: string;
  name: string;
  kind: 'unspecified' | 'internal' | 'server' | 'client' | 'producer' | 'consumer';
  attributes: Record<string, AttributeValue>;
  failed: boolean;
  milliseconds: number;
  /** Of the process. */
  resource: Record<string, AttributeValue>;
}

type AttributeValue = string | number | boolean | AttributeValue[] | undefined;

/** What is answered instead of success. */
export type CollectorTrouble = 'silent' | { status: number };

export interface FakeCollector {
  /** The settings of a shop that exports to it. */
  environment: Record<string, string>;
  spans: CollectedSpan[];
  /** The bytes of all exports as text, for what must not be in them. */
  text(): string;
  /** The requests, also those that were not accepted. */
  requests: { headers: Record<string, unknown> }[];
  /** Answers in this way until it is cleared with null. */
  trouble(trouble: CollectorTrouble | null): void;
  close(): Promise<void>;
}

const kinds = ['unspecified', 'internal', 'server', 'client', 'producer', 'consumer'] as const;
const statusError = 2;

export async function startFakeCollector(): Promise<FakeCollector> {
  const app = Fastify({ forceCloseConnections: true, bodyLimit: 16 * 1024 * 1024 });
  const spans: CollectedSpan[] = [];
  const requests: FakeCollector['requests'] = [];
  const bodies: Buffer[] = [];
  let trouble: CollectorTrouble | null = null;

  app.addContentTypeParser('application/x-protobuf', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  app.post<{ Body: Buffer }>('/v1/traces', async ({ body, headers }, reply) => {
    requests.push({ headers });
    if (trouble === 'silent') return reply.hijack();
    if (trouble) return reply.code(trouble.status).send();
    bodies.push(body);
    spans.push(...readExport(body));
    // An empty ExportTraceServiceResponse is a full success.
    return reply.type('application/x-protobuf').send(Buffer.alloc(0));
  });

  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  return {
    environment: { OTEL_EXPORTER_OTLP_ENDPOINT: origin },
    spans,
    text: () => Buffer.concat(bodies).toString('latin1'),
    requests,
    trouble(next) {
      trouble = next;
    },
    close: () => app.close(),
  };
}

/** ExportTraceServiceRequest. */
function readExport(body: Buffer): CollectedSpan[] {
  return fieldsOf(body)
    .all(1)
    .flatMap((resourceSpans) => {
      const fields = fieldsOf(resourceSpans);
      const resource = attributesOf(fieldsOf(fields.bytes(1)).all(1));
      return fields.all(2).flatMap((scopeSpans) =>
        fieldsOf(scopeSpans)
          .all(2)
          .map((span) => readSpan(span, resource)),
      );
    });
}

function readSpan(bytes: Buffer, resource: CollectedSpan['resource']): CollectedSpan {
  const span = fieldsOf(bytes);
  return {
    traceId: span.bytes(1).toString('hex'),
    spanId: span.bytes(2).toString('hex'),
    parentSpanId: span.bytes(4).toString('hex'),
    name: span.bytes(5).toString(),
    kind: kinds[Number(span.number(6))] ?? 'unspecified',
    attributes: attributesOf(span.all(9)),
    failed: Number(fieldsOf(span.bytes(15)).number(3)) === statusError,
    milliseconds: Number(span.number(8) - span.number(7)) / 1e6,
    resource,
  };
}

/** KeyValue. */
function attributesOf(entries: readonly Buffer[]): Record<string, AttributeValue> {
  return Object.fromEntries(
    entries.map((entry) => {
      const fields = fieldsOf(entry);
      return [fields.bytes(1).toString(), attributeValueOf(fields.bytes(2))];
    }),
  );
}

/** AnyValue. */
function attributeValueOf(bytes: Buffer): AttributeValue {
  const fields = fieldsOf(bytes);
  if (fields.has(1)) return fields.bytes(1).toString();
  if (fields.has(2)) return fields.number(2) === 1n;
  if (fields.has(3)) return Number(fields.number(3));
  if (fields.has(4)) {
    const double = Buffer.alloc(8);
    double.writeBigUInt64LE(fields.number(4));
    return double.readDoubleLE();
  }
  if (fields.has(5)) return fieldsOf(fields.bytes(5)).all(1).map(attributeValueOf);
  return undefined;
}

/** The fields of a message of Protocol Buffers by their numbers. */
interface Fields {
  has(field: number): boolean;
  /** Every value of a repeated field. */
  all(field: number): Buffer[];
  /** Empty if the field is absent. */
  bytes(field: number): Buffer;
  /** Zero if the field is absent. */
  number(field: number): bigint;
}

function fieldsOf(message: Buffer): Fields {
  const found = new Map<number, (Buffer | bigint)[]>();
  let at = 0;
  const varint = () => {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = message.readUInt8(at);
      at += 1;
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  };
  const take = (length: number) => {
    at += length;
    return message.subarray(at - length, at);
  };
  const readers: Record<number, () => Buffer | bigint> = {
    0: varint,
    1: () => take(8).readBigUInt64LE(),
    2: () => take(Number(varint())),
    5: () => BigInt(take(4).readUInt32LE()),
  };
  while (at < message.length) {
    const tag = Number(varint());
    const read = readers[tag & 7];
    if (!read) throw new Error(`wire type ${tag & 7} is not of proto3`);
    const field = tag >> 3;
    found.set(field, [...(found.get(field) ?? []), read()]);
  }
  return {
    has: (field) => found.has(field),
    all: (field) => (found.get(field) ?? []).filter((value) => Buffer.isBuffer(value)),
    bytes: (field) => (found.get(field)?.at(-1) as Buffer | undefined) ?? Buffer.alloc(0),
    number: (field) => (found.get(field)?.at(-1) as bigint | undefined) ?? 0n,
  };
}
