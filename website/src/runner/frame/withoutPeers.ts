/**
 * Removes WebRTC. The policy of the document does not cover connections to other browsers, and what
 * a sketch sees, such as the camera, must stay in the page.
 */
export function withoutPeers(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection']) {
    Reflect.deleteProperty(window, name);
  }
}
