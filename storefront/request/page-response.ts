/** The response to a request for a page, with its whole body. Its bytes are compressed and sent as they are, without a stream. */
export interface PageResponse {
  status: number;
  headers: Headers;
  body: Buffer;
}

export async function readResponse(response: Response): Promise<PageResponse> {
  return {
    status: response.status,
    headers: new Headers(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  };
}
