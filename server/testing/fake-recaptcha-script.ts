/**
 * Speaks the interface of Google's script: `ready`, `execute` of version 3; `render` and `reset` of version 2, whose checkbox opens a
 * challenge at the end of the page's body, as Google's does.
 */
export const fakeRecaptchaScript = `(() => {
  const base = new URL('.', document.currentScript.src);
  const widgets = [];
  const frameOf = (path, query, properties) => Object.assign(document.createElement('iframe'), {
    src: new URL(path + '?' + new URLSearchParams(query), base), ...properties,
  });
  const showChallenge = (widget) => {
    const frame = frameOf('api2/bframe', widget.query, { title: 'reCAPTCHA challenge', width: 300, height: 150 });
    widget.challenge = document.body.appendChild(document.createElement('div'));
    widget.challenge.style = 'position:fixed;top:10px;left:10px;z-index:2000000000;border:1px solid';
    widget.challenge.append(frame);
    widget.challengeWindow = frame.contentWindow;
  };
  window.addEventListener('message', ({ origin, source, data }) => {
    if (origin !== base.origin) return;
    const widget = widgets.find(({ frame, challengeWindow }) => [frame.contentWindow, challengeWindow].includes(source));
    if (!widget) return;
    if (!data.token) return showChallenge(widget);
    widget.challenge.remove();
    widget.frame.contentWindow.postMessage('passed', '*');
    widget.options.callback?.(data.token);
  });
  window.grecaptcha = {
    ready: (callback) => setTimeout(callback),
    execute: (k, { action }) =>
      fetch(new URL('api2/token?' + new URLSearchParams({ k, action }), base))
        .then((response) => response.json())
        .then(({ token }) => token),
    render(container, options) {
      const [width, height] = options.size === 'compact' ? [164, 144] : [304, 78];
      const query = { k: options.sitekey, page: location.href };
      const frame = frameOf('api2/anchor', query, { title: 'reCAPTCHA', width, height });
      container.append(frame);
      return widgets.push({ frame, options, query }) - 1;
    },
    reset(id) {
      const { frame } = widgets[id];
      frame.src = frame.src;
    },
  };
})();
`;

const page = (content: string) => `<!doctype html>
<html lang="en"><title>reCAPTCHA (test)</title>
<style>body{margin:0;font:16px/1.4 system-ui,sans-serif;background:#f9f9f9;color:#000}label{display:flex;gap:12px;align-items:center;box-sizing:border-box;min-height:78px;padding:0 12px;border:1px solid #d3d3d3}input{width:24px;height:24px}</style>
${content}
</html>
`;

/** The frame with the checkbox of version 2. */
export const fakeRecaptchaCheckbox = page(`<label><input type="checkbox"> I'm not a robot (test)</label>
<script>
const box = document.querySelector('input');
box.addEventListener('click', (event) => {
  event.preventDefault();
  parent.postMessage({}, '*');
});
addEventListener('message', () => {
  box.checked = box.disabled = true;
});
</script>`);

/** The frame with the challenge of version 2. */
export const fakeRecaptchaChallenge = page(`<p>Who are you? (test)</p><button>I am a person</button>
<script>
document.querySelector('button').addEventListener('click', async () => {
  const { token } = await (await fetch('token' + location.search)).json();
  parent.postMessage({ token }, '*');
});
</script>`);
