/** Speaks the interface of Google's script: `ready`, `execute` of version 3; `render`, `reset` and `getResponse` of version 2. */
export const fakeRecaptchaScript = `(() => {
  const base = new URL('.', document.currentScript.src);
  const widgets = [];
  const tokenUrl = (k, action) => new URL('api2/token?' + new URLSearchParams({ k, action }), base);
  window.addEventListener('message', ({ origin, source, data }) => {
    const widget = widgets.find(({ frame }) => frame.contentWindow === source);
    if (origin !== base.origin || !widget) return;
    widget.token = data.token;
    widget.options.callback?.(data.token);
  });
  const load = ({ frame, options }) => {
    const query = new URLSearchParams({ k: options.sitekey, page: location.href });
    frame.src = new URL('api2/anchor?' + query, base);
  };
  window.grecaptcha = {
    ready: (callback) => setTimeout(callback),
    execute: (k, { action }) => fetch(tokenUrl(k, action)).then((response) => response.json()).then(({ token }) => token),
    render(container, options) {
      const [width, height] = options.size === 'compact' ? [164, 144] : [304, 78];
      const frame = Object.assign(document.createElement('iframe'), { title: 'reCAPTCHA', width, height });
      const widget = { frame, options, token: '' };
      widgets.push(widget);
      load(widget);
      container.append(frame);
      return widgets.length - 1;
    },
    reset(id) {
      widgets[id].token = '';
      load(widgets[id]);
    },
    getResponse: (id) => widgets[id].token,
  };
})();
`;

/** The frame of version 2. */
export const fakeRecaptchaWidget = `<!doctype html>
<html lang="en"><title>reCAPTCHA (test)</title>
<style>body{margin:0;font:16px/1.4 system-ui,sans-serif}label{display:flex;gap:12px;align-items:center;box-sizing:border-box;min-height:78px;padding:0 12px;border:1px solid #d3d3d3;background:#f9f9f9;color:#000}input{width:24px;height:24px}</style>
<label><input type="checkbox"> I'm not a robot (test)</label>
<script>
document.querySelector('input').addEventListener('change', async ({ target }) => {
  const { token } = await (await fetch('token' + location.search)).json();
  target.disabled = true;
  parent.postMessage({ token }, '*');
});
</script>
</html>
`;
