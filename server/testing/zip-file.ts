import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipEntry {
  /** In UTF-8, or in bytes of another encoding. */
  name: string | Buffer;
  content: Buffer;
  encrypted?: boolean;
}

/** A ZIP file with these files, as archivers without a flag for the encoding of names write it. */
export function zipFileOf(entries: readonly ZipEntry[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, encrypted = false } of entries) {
    const bytes = Buffer.from(name);
    const packed = deflateRawSync(content);
    // From "version needed" to "extra field length", which both headers have.
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(encrypted ? 1 : 0, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(content), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(content.length, 18);
    common.writeUInt16LE(bytes.length, 22);
    files.push(Buffer.from('PK\x03\x04'), common, bytes, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00'), common, rest, bytes);
    offset += 30 + bytes.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
}
