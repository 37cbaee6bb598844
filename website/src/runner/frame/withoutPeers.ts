/**
 * Takes connections to other browsers away: no policy of the document covers them, and what a sketch
 * sees is to stay in the page.
 */
export function withoutPeers(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
    Reflect.deleteProperty(window, name);
  }
}
