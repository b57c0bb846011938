/**
 * Migrations whose text was changed after some databases had run it, with the SHA-256 of each earlier text in hex. What an earlier text and
 * the later migrations do is what the present text and they do, so these databases go on.
 */
export const earlierChecksums: Readonly<Record<string, readonly string[]>> = {
  // The constraint was one of the table.
  '0101_ship_dates': ['251c64d3e237a20f6887c376ca249b01ae3feb90c4c25ab3fbb59bc88320647f'],
  // Another comment.
  '0103_order_address_corrections': ['576fe0fda85c14abefdd9ff1363df58f68e81db460d80628b7aca293ca89baa6'],
  // Another comment.
  '0110_email_changes': ['a08a8bb75e9a187422ce981652deb29c5dd0527742751c3e008580c8a5104b00'],
  // The function is replaced by 0112_orders_shipped_without_parcels.
  '0111_parcels_of_deliveries': ['a8f80090ad80361dd4f7cb94463293ba2965552c6a8824a2d2c74d32cb51b3f3'],
};
